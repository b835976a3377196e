import type { Announce } from '../createAnnouncer.ts';

const notesOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ');

/** Screen readers read a field's notes on focus, but are silent when a field that already has focus is rejected. */
export function announceNotes(announce: Announce, isRefused: (element: Element) => boolean = () => true) {
  requestAnimationFrame(() => {
    const element = document.activeElement;
    if (element && isRefused(element)) announce(notesOf(element), { isAssertive: true });
  });
}
