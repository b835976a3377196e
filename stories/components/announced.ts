import { expect, waitFor } from 'storybook/test';

/** Where `useAnnounce` speaks on the page. react-aria has regions of its own, with a role. */
const regions = '[data-live-announcer] > [aria-live]:not([role])';

/** What `useAnnounce` is saying on the page. */
export const announced = () =>
  [...document.querySelectorAll(regions)]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
    .join(' ');

export const expectAnnounced = (text: string) => waitFor(() => expect(announced()).toContain(text));

/** Collects what `useAnnounce` says from now on. */
export function listen() {
  const said: string[] = [];
  const latest = new Map<Element, string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element && target.matches(regions))) continue;
      const text = target.textContent;
      // A translation changes the nodes of a message once more, not its text.
      if (text !== '' && text !== latest.get(target)) said.push(text);
      latest.set(target, text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return said;
}

export const expectSaid = (said: readonly string[], expected: readonly string[]) =>
  waitFor(() => expect(said).toEqual(expected));
