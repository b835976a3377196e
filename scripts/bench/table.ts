import type { Locator, Page } from 'playwright';
import { median } from './figures.ts';
import { timeAct } from './timeAct.ts';

/** In ms. Longer than the delay of the search field. */
const quiet = 150;

export const acts = ['mount', 'first key', 'later keys', 'sort text', 'sort numbers', 'dialog', 'elements'] as const;

interface TableControls {
  mount: () => Promise<unknown>;
  search: Locator;
  sortNumbers: Locator;
  sortText: Locator;
  open: Locator;
}

/** @returns For each act the ms until its last change is painted, and the elements of the mounted page. */
export async function useTable(page: Page, controls: TableControls): Promise<Record<(typeof acts)[number], number>> {
  const time = async (perform: () => Promise<unknown>) => (await timeAct(page, perform, quiet)).last;
  const press = (key: string) => time(() => page.keyboard.press(key));
  const mount = await time(controls.mount);
  const elements = await page.locator('main *').count();
  await controls.search.focus();
  return {
    mount,
    elements,
    'first key': await press('1'),
    'later keys': median([await press('2'), await press('Backspace'), await press('Backspace')]),
    'sort text': await time(() => controls.sortText.click()),
    'sort numbers': await time(() => controls.sortNumbers.click()),
    dialog: await time(() => controls.open.click()),
  };
}
