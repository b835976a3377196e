/** Actions and expectations of a user in a flow. Elements are found by role and name. */
import { expect, screen, waitFor, within } from 'storybook/test';

interface Keys {
  tab: (options?: { shift?: boolean }) => Promise<void>;
}

/** Waits for the first page. */
export async function siteIsOpen() {
  await screen.findByRole('heading', { level: 1 });
}

/** Waits for a page by its URL, including the hash, and its heading. */
export async function arriveAt(url: string, heading: string) {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue(url));
  await expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Presses Tab or Shift+Tab until the target has focus, up to the number of tab stops on a page. */
export async function tabTo(keys: Keys, target: HTMLElement, { shift = false } = {}) {
  for (let stops = 0; stops < 120 && document.activeElement !== target; stops += 1) await keys.tab({ shift });
  await expect(target).toHaveFocus();
}

/** The current toast. */
export const toast = () => screen.getByRole('region', { name: 'Notifications', hidden: true });

/** Waits for a note about an alert. */
export const browserAlerts = (copy: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Browser' })).toHaveTextContent(`Alert: ${copy}`));

/** The page between header and footer. */
export const page = () => within(screen.getByRole('main'));

/** Waits for a dialog and the end of its transition. */
export async function dialogNamed(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
