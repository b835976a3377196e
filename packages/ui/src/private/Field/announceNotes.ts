import type { Announce } from '../createAnnouncer.ts';

const notesOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ');

/**
 * Announces the description and the error message of the element with the focus, once they are rendered. Screen readers read
 * them when a field gets the focus, and say nothing when a field is refused that has it already.
 */
export function announceNotes(announce: Announce, isRefused: (element: Element) => boolean = () => true) {
  requestAnimationFrame(() => {
    const element = document.activeElement;
    if (element && isRefused(element)) announce(notesOf(element), { isAssertive: true });
  });
}
