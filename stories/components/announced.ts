import { expect, waitFor } from 'storybook/test';

/** What `useAnnounce` is saying on the page. react-aria has regions of its own, with a role. */
export const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] > [aria-live]:not([role])')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
    .join(' ');

export const expectAnnounced = (text: string) => waitFor(() => expect(announced()).toContain(text));
