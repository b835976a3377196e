import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright';
import { packTarballs } from '../package/packTarballs.ts';
import { type Application, installApplication } from '../shared/installApplication.ts';
import { run } from '../shared/run.ts';
import { serve } from '../shared/serve.ts';
import { inKilobytes, interleave, markdownTable, median, ratio, withQuartiles } from './figures.ts';
import { compressedBytes } from './sizes.ts';
import { timeAct, watchActs } from './timeAct.ts';
import { launchBrowser, openPage } from './withSite.ts';

const source = 'tests/hosts/peers';
const libraries = { ui: '@pcb/ui', mantine: 'Mantine' } as const;
type Library = keyof typeof libraries;
const names = Object.keys(libraries) as Library[];
const works = ['SignIn', 'PageHead', 'OrderForm', 'OrdersTable', 'Settings'];
const rowCounts = [1000, 100_000];
const rounds = 5;

/** In ms. Longer than the delay of the search field. */
const quiet = 150;

type Figures = Readonly<Record<string, number>>;

async function sizeOf(application: Application, page: string): Promise<number> {
  // The mode selects the page in index.html. Relative URLs let one server serve the pages of all libraries.
  await application.run('vite', 'build', '--base', './', '--mode', page, '--outDir', `dist/${page}`);
  const folder = join(application.folder, 'dist', page);
  const files = readFileSync(join(folder, 'index.html'), 'utf8').match(/assets\/[^"]+\.(js|css)/g) ?? [];
  return compressedBytes(files.map((file) => readFileSync(join(folder, file))));
}

async function compareSizes(application: Application): Promise<string> {
  const rows: string[][] = [];
  for (const work of works) {
    const [ours, other] = [await sizeOf(application, `ui/${work}`), await sizeOf(application, `mantine/${work}`)];
    rows.push([work, inKilobytes(ours), inKilobytes(other), (ours / other).toFixed(2)]);
  }
  return markdownTable(['page', ...Object.values(libraries), 'ours / Mantine'], rows);
}

/** For each act the ms until its last change is painted, and the elements of the mounted page. */
async function timeTable(browser: Browser, url: string): Promise<Figures> {
  const page = await openPage(browser);
  await watchActs(page);
  const time = async (perform: () => Promise<unknown>) => (await timeAct(page, perform, quiet)).last;
  const press = (key: string) => time(() => page.keyboard.press(key));
  const click = (button: Locator) => time(() => button.click());
  const buttonOf = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const mount = await time(() => page.goto(url));
  const elements = await page.locator('main *').count();
  await page.getByLabel('Search orders').and(page.locator('input')).focus();
  const figures = {
    mount,
    'first key': await press('1'),
    'later keys': median([await press('2'), await press('Backspace'), await press('Backspace')]),
    'sort text': await click(buttonOf('Customer')),
    'sort numbers': await click(buttonOf('Total')),
    dialog: await click(buttonOf(/^#\d+$/)),
    elements,
  };
  await page.context().close();
  return figures;
}

async function compareTimes(application: Application): Promise<string> {
  const cases = rowCounts.flatMap((rowCount) => names.map((library) => ({ library, rowCount })));
  const browser = await launchBrowser();
  let rows: string[][] = [];
  await serve(join(application.folder, 'dist'), async (origin) => {
    const results = await interleave(cases, rounds, ({ library, rowCount }) =>
      timeTable(browser, `${origin}/${library}/OrdersTable/?rows=${rowCount}`),
    );
    const figuresOf = (library: Library, rowCount: number) =>
      results.find(({ case: one }) => one.library === library && one.rowCount === rowCount)?.values ?? [];
    rows = rowCounts.flatMap((rowCount) => {
      const [ours, others] = [figuresOf('ui', rowCount), figuresOf('mantine', rowCount)];
      return Object.keys(ours[0] ?? {}).map((act) => {
        const [own, other] = [ours, others].map((figures) => figures.map((figure) => figure[act] ?? NaN));
        return [
          `${rowCount.toLocaleString('en')} rows: ${act}`,
          withQuartiles(own ?? []),
          withQuartiles(other ?? []),
          ratio(own ?? [], other ?? []),
        ];
      });
    });
  });
  await browser.close();
  return markdownTable(['act', ...Object.values(libraries), 'ours / Mantine'], rows);
}

export async function peers(): Promise<string> {
  if (!(await run('npm run --silent package'))) throw new Error('The packages could not be staged.');
  const { tarballs, remove } = packTarballs();
  const application = installApplication(source, { '@pcb/ui': tarballs['@pcb/ui'] ?? '' });
  try {
    await application.run('tsc');
    return `## Beside Mantine

Script and CSS that five small pages load at once, with React and react-dom, in kB of 1,000 bytes, built by Vite and compressed with Brotli.

${await compareSizes(application)}

A table with a status to select in each row: milliseconds from an act to the paint of its last change, medians of ${rounds} rounds
with quartiles, and the elements of the page. Below 1, ours is faster or smaller.

${await compareTimes(application)}`;
  } finally {
    application.remove();
    remove();
  }
}
