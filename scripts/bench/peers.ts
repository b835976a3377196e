import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packTarballs } from '../package/packTarballs.ts';
import { type Application, installApplication } from '../shared/installApplication.ts';
import { run } from '../shared/run.ts';
import { serve } from '../shared/serve.ts';
import { inKilobytes, interleave, markdownTable } from './figures.ts';
import { compressedBytes } from './sizes.ts';
import { timesTable, timeTable } from './table.ts';
import { watchActs } from './timeAct.ts';
import { launchBrowser, openPage } from './withSite.ts';

/** The application with the pages, which has one folder for each library. */
const source = 'tests/hosts/peers';
const libraries = { ui: '@pcb/ui', mantine: 'Mantine', aria: 'react-aria-components', html: 'React alone' };
const works = ['SignIn', 'PageHead', 'OrderForm', 'OrdersTable', 'Settings'];

/** The tables that are timed: that of react-aria-components is not its own, which takes seconds to mount, but a native one. */
const tables = ['ui/OrdersTable', 'mantine/OrdersTable', 'aria/OrdersRows', 'html/OrdersTable'];
const rowCounts = [1000, 100_000];
const rounds = 5;

/** Builds a page, and resolves to the compressed bytes of its script and CSS. */
async function sizeOf(application: Application, page: string): Promise<number> {
  // The mode selects the page in index.html. Relative addresses let one server serve the pages of all libraries.
  await application.run('vite', 'build', '--base', './', '--mode', page, '--outDir', `dist/${page}`);
  const assets = join(application.folder, 'dist', page, 'assets');
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  return compressedBytes(files.map((file) => readFileSync(join(assets, file))));
}

async function compareSizes(application: Application): Promise<string> {
  const rows: string[][] = [];
  for (const work of works) {
    const bytes: number[] = [];
    for (const library of Object.keys(libraries)) bytes.push(await sizeOf(application, `${library}/${work}`));
    rows.push([work, ...bytes.map(inKilobytes)]);
  }
  return markdownTable(['page', ...Object.values(libraries)], rows);
}

async function compareTimes(application: Application): Promise<string> {
  await sizeOf(application, 'aria/OrdersRows');
  const browser = await launchBrowser();
  const cases = rowCounts.flatMap((rowCount) =>
    tables.map((page) => ({ name: `${page}, ${rowCount} rows`, page, rowCount })),
  );
  let text = '';
  await serve(join(application.folder, 'dist'), async (origin) => {
    const results = await interleave(cases, rounds, async ({ page: path, rowCount }) => {
      const page = await openPage(browser);
      await watchActs(page);
      const times = await timeTable(page, {
        mount: () => page.goto(`${origin}/${path}/?rows=${rowCount}`),
        search: page.getByLabel('Search orders').and(page.locator('input')),
        // The text, because the headers of react-aria-components have no buttons.
        sortNumbers: page.getByText('Total', { exact: true }),
        sortText: page.getByText('Customer', { exact: true }),
        open: page.getByRole('button', { name: /^#\d+$/ }).first(),
      });
      await page.context().close();
      return times;
    });
    text = timesTable(results.map(({ case: { name }, values }) => ({ name, values })));
  });
  await browser.close();
  return text;
}

/** Five small pages with @pcb/ui, with other libraries and with React alone. */
export async function peers(): Promise<string> {
  if (!(await run('npm run --silent package'))) throw new Error('The packages could not be staged.');
  const { tarballs, remove } = packTarballs();
  const application = installApplication(source, { '@pcb/ui': tarballs['@pcb/ui'] ?? '' });
  try {
    await application.run('tsc');
    return `# Other libraries

Script and CSS of five small pages with React and react-dom, in kB of 1,000 bytes, built by Vite and compressed with Brotli.

${await compareSizes(application)}

Milliseconds from an act in the table to the paint of its last change: medians of ${rounds} rounds, with the range.

${await compareTimes(application)}`;
  } finally {
    application.remove();
    remove();
  }
}
