import { docs } from '../helpers/builtStories.ts';
import { expect, test } from '../helpers/oneTab.ts';
import { settle } from '../helpers/openStory.ts';

const sections = ['States', 'Data in', 'Events out', 'Keyboard'];

/** The props without a description. */
const undescribed = (rows: Element[]) =>
  rows
    .filter((row) => {
      const description = row.children[1];
      return [...(description?.children ?? [])].every((part) => part.querySelector('p, span:not([class])') === null);
    })
    .map((row) => row.firstElementChild?.textContent);

for (const { id, title } of docs) {
  test(`The page of ${title} renders completely, without console messages`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=docs`);
    // The first page of a worker loads all of Storybook.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });
    if (/^(Components|Art|Screens)\//.test(title)) {
      // Storybook adds the text of an anchor link to the name of each heading.
      for (const name of sections)
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })).toBeVisible();
      const props = page.locator('.prop-table tbody tr');
      await expect(props.first()).toBeVisible();
      expect(await props.evaluateAll(undescribed)).toEqual([]);
    }
    await settle(page);
    expect(messages).toEqual([]);
  });
}
