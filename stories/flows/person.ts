/** What a person does and sees in a flow. Everything is found by role and words, wherever on the page it stands. */
import { expect, screen, waitFor, within } from 'storybook/test';

interface Keys {
  tab: (options?: { shift?: boolean }) => Promise<void>;
}

/** The code of a page, and what it shows, is loaded when somebody goes there, and the first time that takes a while. */
export const patience = { timeout: 10_000 };

/** Waits until there is a page. */
export async function siteIsOpen() {
  await screen.findByRole('heading', { level: 1 }, patience);
}

/** Waits for a page: its address, with hash, and what it is headed. */
export async function arriveAt(address: string, heading: string) {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(address), patience);
  await expect(await screen.findByRole('heading', { level: 1, name: heading }, patience)).toBeVisible();
}

/** Presses Tab, or Shift+Tab, until something has the focus, at most as often as a page has stops. */
export async function tabTo(keys: Keys, target: HTMLElement, { shift = false } = {}) {
  for (let stops = 0; stops < 120 && document.activeElement !== target; stops += 1) await keys.tab({ shift });
  await expect(target).toHaveFocus();
}

/** The toast on show. */
export const toast = () => within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status');

/** Waits until the browser says or opens something: an alert, a new tab. */
export const browserSays = (kind: 'Alert' | 'New tab', words: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Browser' })).toHaveTextContent(`${kind}: ${words}`));

/** The page between header and footer. */
export const page = () => within(screen.getByRole('main'));

/** Waits until a dialog has come, its movement included. */
export async function dialogNamed(name: string) {
  const dialog = await screen.findByRole('dialog', { name }, patience);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
