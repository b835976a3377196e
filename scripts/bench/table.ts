import type { Browser, Locator, Page } from 'playwright';
import { interleave, markdownTable, median, withRange } from './figures.ts';
import { timeAct, watchActs } from './timeAct.ts';
import { openPage, withSite } from './withSite.ts';

const rowCounts = [100, 1000, 10_000, 100_000];
const rounds = 3;
/** In milliseconds. Longer than the pause after which the search field filters. */
const quiet = 150;

const acts = ['mount', 'first key', 'later keys', 'sort text', 'sort numbers', 'dialog'];

interface TableControls {
  mount: () => Promise<unknown>;
  search: Locator;
  sortNumbers: Locator;
  sortText: Locator;
  /** Opens the dialog of a row. */
  open: Locator;
}

/** Searches, sorts and opens a dialog. Resolves to the milliseconds from each act to the paint of its last change. */
export async function timeTable(page: Page, controls: TableControls): Promise<number[]> {
  const time = async (perform: () => Promise<unknown>) => (await timeAct(page, perform, quiet)).last;
  const press = (key: string) => time(() => page.keyboard.press(key));
  const mount = await time(controls.mount);
  await controls.search.focus();
  const firstKey = await press('1');
  const laterKeys = [await press('2'), await press('Backspace'), await press('Backspace')];
  const sortText = await time(() => controls.sortText.click());
  const sortNumbers = await time(() => controls.sortNumbers.click());
  return [mount, firstKey, median(laterKeys), sortText, sortNumbers, await time(() => controls.open.click())];
}

/** A Markdown table with a row for each case. */
export const timesTable = (results: readonly { name: string; values: readonly (readonly number[])[] }[]) =>
  markdownTable(
    ['', ...acts],
    results.map(({ name, values }) => [
      name,
      ...acts.map((_, act) => withRange(values.map((times) => times[act] ?? NaN))),
    ]),
  );

/** Uses the order list of the administrator, in the story 'Benchmarks/Order list'. */
async function useList(browser: Browser, origin: string, rows: number): Promise<number[]> {
  const page = await openPage(browser);
  await watchActs(page);
  // Without Storybook's own accessibility check, which would run at the same time.
  const story = `benchmarks-order-list--playground&viewMode=story&args=rowCount:${rows}&globals=a11y.manual:!true`;
  await page.goto(`${origin}/storybook/iframe.html?id=${story}`, { waitUntil: 'networkidle' });
  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
  const times = await timeTable(page, {
    mount: () => page.getByRole('button', { name: `Mount ${rows} rows` }).click(),
    search: page.locator('main input[type="search"]'),
    sortNumbers: header('Total'),
    sortText: header('Customer'),
    open: page.getByRole('button', { name: /^View / }).first(),
  });
  await page.context().close();
  return times;
}

/** The order list of the administrator with many rows. */
export async function table(): Promise<string> {
  const results = await withSite((browser, origin) =>
    interleave(rowCounts, rounds, (rows) => useList(browser, origin, rows)),
  );
  return `# Order list

Milliseconds from an act to the paint of its last change: the median of ${rounds} rounds, with the range.

${timesTable(results.map(({ case: rows, values }) => ({ name: `${rows.toLocaleString('en')} rows`, values })))}`;
}
