import { docs } from '../../scripts/shared/builtStories.ts';
import { expect, test } from '../helpers/oneTab.ts';

const sections = ['States', 'Data in', 'Events out', 'Keyboard', 'What a screen reader says'];

/** The props beside which nothing stands but their type. */
const undescribed = (rows: Element[]) =>
  rows
    .filter((row) => {
      const { children } = row.children[1]?.cloneNode(true) as Element;
      return [...children].every((part) => part.querySelector('p, span:not([class])') === null);
    })
    .map((row) => row.firstElementChild?.textContent);

for (const { id, title } of docs) {
  test(`The page of ${title} opens whole, and the console stays quiet`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // Idle, as the tables of props are fetched after the page.
    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=docs`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (/^(Components|Screens)\//.test(title)) {
      // Storybook puts the words of a link into the name of each heading.
      for (const name of sections)
        await expect(page.getByRole('heading', { name: new RegExp(`${name}$`) })).toBeVisible();
      expect(await page.locator('.prop-table tbody tr').evaluateAll(undescribed)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
