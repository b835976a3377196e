import { expect, waitFor } from 'storybook/test';

/** The live regions of `useAnnounce`. react-aria has its own regions, which have a role. */
const regions = '[data-live-announcer] > [aria-live]:not([role])';

/** The current announcements of `useAnnounce`. */
export const announced = () =>
  [...document.querySelectorAll(regions)]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
    .join(' ');

export const expectAnnounced = (text: string) => waitFor(() => expect(announced()).toContain(text));

/** Collects the announcements of `useAnnounce` from now on. */
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
