import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { packTarballs } from '../package/packTarballs.ts';
import { type Application, installApplication } from '../shared/installApplication.ts';
import { run } from '../shared/run.ts';
import { serve } from '../shared/serve.ts';
import { inKilobytes, interleave, markdownTable, ratio, withQuartiles } from './figures.ts';
import { compressedBytes } from './sizes.ts';
import { acts, useTable } from './table.ts';
import { watchActs } from './timeAct.ts';
import { launchBrowser, openPage } from './withSite.ts';

const source = 'tests/hosts/peers';
const libraries = { ui: '@pcb/ui', mantine: 'Mantine', aria: 'react-aria-components', html: 'React alone' } as const;
type Library = keyof typeof libraries;
const names = Object.keys(libraries) as Library[];
const works = ['SignIn', 'PageHead', 'OrderForm', 'OrdersTable', 'Settings'];
const rowCounts = [1000, 100_000];
const rounds = 5;

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
    const bytes = new Map<Library, number>();
    for (const library of names) bytes.set(library, await sizeOf(application, `${library}/${work}`));
    const toAria = (bytes.get('ui') ?? NaN) / (bytes.get('aria') ?? NaN);
    rows.push([work, ...[...bytes.values()].map(inKilobytes), toAria.toFixed(2)]);
  }
  return markdownTable(['page', ...Object.values(libraries), 'ours / react-aria-components'], rows);
}

async function timeTable(browser: Browser, url: string) {
  const page = await openPage(browser);
  await watchActs(page);
  const figures = await useTable(page, {
    mount: () => page.goto(url),
    search: page.getByLabel('Search orders').and(page.locator('input')),
    sortNumbers: page.getByRole('button', { name: 'Total', exact: true }),
    sortText: page.getByRole('button', { name: 'Customer', exact: true }),
    open: page.getByRole('button', { name: /^#\d+$/ }).first(),
  });
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
    const valuesOf = (library: Library, rowCount: number, act: (typeof acts)[number]) =>
      results
        .filter(({ case: one }) => one.library === library && one.rowCount === rowCount)
        .flatMap(({ values }) => values.map((value) => value[act]));
    rows = rowCounts.flatMap((rowCount) =>
      acts.map((act) => {
        const of = (library: Library) => valuesOf(library, rowCount, act);
        const ratios = (['mantine', 'aria', 'html'] as const).map((library) => ratio(of('ui'), of(library)));
        return [
          `${rowCount.toLocaleString('en')} rows: ${act}`,
          ...names.map((name) => withQuartiles(of(name))),
          ...ratios,
        ];
      }),
    );
  });
  await browser.close();
  const others = names.filter((name) => name !== 'ui').map((name) => `ours / ${libraries[name]}`);
  return markdownTable(['act', ...Object.values(libraries), ...others], rows);
}

export async function peers(): Promise<string> {
  if (!(await run('npm run --silent package'))) throw new Error('The packages could not be staged.');
  const { tarballs, remove } = packTarballs();
  const application = installApplication(source, { '@pcb/ui': tarballs['@pcb/ui'] ?? '' });
  try {
    await application.run('tsc');
    return `## Other libraries

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
