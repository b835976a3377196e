import { timeAct, watchActs } from './actToPaint.ts';
import { curve, markdownTable } from './markdown.ts';
import { type Bench, openPage, type Part } from './part.ts';
import { interleave, median, rounded, withQuartiles } from './statistics.ts';

const rowCounts = [100, 1000, 10_000, 100_000];
const rounds = 3;
/** In milliseconds. Longer than the pause after which the search field filters. */
const quiet = 150;
const acts = ['mount', 'first key', 'later keys', 'sort numbers', 'sort text', 'dialog'] as const;
type Times = Record<(typeof acts)[number], number>;

/** Uses the order list of the administrator, in the story 'Benchmarks/Order list'. */
async function useList({ browser, origin }: Bench, rows: number): Promise<Times> {
  const page = await openPage(browser);
  await watchActs(page);
  // Without Storybook's own accessibility check, which would run at the same time.
  const story = `benchmarks-order-list--playground&viewMode=story&args=rowCount:${rows}&globals=a11y.manual:!true`;
  await page.goto(`${origin}/storybook/iframe.html?id=${story}`, { waitUntil: 'networkidle' });
  const time = async (perform: () => Promise<void>) => (await timeAct(page, perform, quiet)).last;
  const press = (key: string) => time(() => page.keyboard.press(key));
  const sortBy = (name: string) => time(() => page.getByRole('columnheader', { name }).getByRole('button').click());

  const mount = await time(() => page.getByRole('button', { name: `Mount ${rows} rows` }).click());
  await page.locator('main input[type="search"]').focus();
  const firstKey = await press('1');
  const laterKeys = [await press('2'), await press('Backspace'), await press('Backspace')];
  const sortText = await sortBy('Customer');
  const sortNumbers = await sortBy('Total');
  const dialog = await time(() =>
    page
      .getByRole('button', { name: /^View / })
      .first()
      .click(),
  );
  await page.context().close();
  return {
    mount,
    'first key': firstKey,
    'later keys': median(laterKeys),
    'sort numbers': sortNumbers,
    'sort text': sortText,
    dialog,
  };
}

export const table: Part = {
  title: 'Order list',
  async measure(bench) {
    const results = await interleave(rowCounts, rounds, (rows) => useList(bench, rows));
    const timesOf = (act: (typeof acts)[number], values: readonly Times[]) => values.map((times) => times[act]);
    return `The order list of the administrator with 100 to 100 000 rows, in milliseconds from an act to the paint of its last
change: the median of ${rounds} rounds, with the quartiles.

${markdownTable(
  ['rows', ...acts],
  results.map(({ case: rows, values }) => [
    rows.toLocaleString('en-IN'),
    ...acts.map((act) => withQuartiles(timesOf(act, values))),
  ]),
)}

${curve(
  'ms',
  acts.map((act) => ({
    name: act,
    points: results.map(({ case: rows, values }) => ({
      at: rows.toLocaleString('en-IN'),
      value: median(timesOf(act, values)),
    })),
  })),
  rounded,
)}`;
  },
};
