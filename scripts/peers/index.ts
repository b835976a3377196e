/**
 * `npm run bench:peers`: builds five small pages with @pcb/ui, with other libraries and with React alone, uses each in a
 * browser, times the table, and writes sizes and times to `docs/peers.md`. The pages are in `tests/hosts/peers`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { packTarballs } from '../package/packTarballs.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';
import { installApplication } from '../shared/installApplication.ts';
import { run } from '../shared/run.ts';
import { serve } from '../shared/serve.ts';
import { inKilobytes } from '../sizes/measure.ts';
import { measurePage, type PageSize } from './measurePage.ts';
import { timesTable } from './timesSection.ts';
import { timeTable } from './timeTable.ts';
import { works } from './works.ts';

const file = 'docs/peers.md';
const source = 'tests/hosts/peers';

const { dependencies } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};

/** The libraries, by their folder in the application. */
const libraries = {
  ui: '@pcb/ui',
  mantine: `Mantine ${dependencies['@mantine/core']}`,
  aria: `react-aria-components ${dependencies['react-aria-components']}`,
  html: `React ${dependencies['react']}`,
} as const;
type Library = keyof typeof libraries;
const libraryKeys = Object.keys(libraries) as Library[];

const { tarballs, remove: removeTarballs } = packTarballs();
const application = installApplication(source, { '@pcb/ui': tarballs['@pcb/ui'] ?? '' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });

/** The builds of the table that are timed: that of react-aria-components is not its own table, but a native one. */
const tables = {
  [libraries.ui]: 'ui/OrdersTable',
  [libraries.mantine]: 'mantine/OrdersTable',
  [libraries.aria]: 'aria/OrdersRows',
  [libraries.html]: 'html/OrdersTable',
};
const rowCounts = [1000, 100_000];
const runs = 9;

// The mode selects the page in index.html. Relative addresses let one server serve the pages of all libraries.
const build = (page: string) =>
  application.run('vite', 'build', '--base', './', '--mode', page, '--outDir', `dist/${page}`);

async function measureWork({ file: name, use }: (typeof works)[number], library: Library): Promise<PageSize> {
  const work = `${library}/${name}`;
  await build(work);
  let size: PageSize = { script: 0, css: 0 };
  await serve(join(application.folder, 'dist', work), async (origin) => {
    size = await measurePage(browser, `${origin}/`, use).catch((error: unknown) => {
      throw new Error(`${work} does not work.`, { cause: error });
    });
  });
  return size;
}

const total = ({ script, css }: PageSize) => script + css;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rows: string[] = [];
const times: string[] = [];
try {
  await application.run('tsc');
  for (const work of works) {
    const sizes = {} as Record<Library, PageSize>;
    for (const library of libraryKeys) {
      sizes[library] = await measureWork(work, library);
    }
    const ratioTo = (library: Library) => (total(sizes.ui) / total(sizes[library])).toFixed(2);
    console.log(`${work.description}: ${ratioTo('mantine')} × Mantine, ${ratioTo('aria')} × react-aria-components`);
    rows.push(
      row([
        work.description,
        ...libraryKeys.map((library) => {
          const { script, css } = sizes[library];
          return `${inKilobytes(total(sizes[library]))} (${inKilobytes(script)} + ${inKilobytes(css)})`;
        }),
        ratioTo('mantine'),
        ratioTo('aria'),
      ]),
    );
  }
  await build('aria/OrdersRows');
  await serve(join(application.folder, 'dist'), async (origin) => {
    const urls = Object.fromEntries(Object.entries(tables).map(([name, page]) => [name, `${origin}/${page}/`]));
    for (const rowCount of rowCounts) {
      const samples = await timeTable(browser, urls, rowCount, runs);
      times.push(`### ${rowCount.toLocaleString('en')} rows`, timesTable(samples));
    }
  });
} finally {
  await browser.close();
  application.remove();
  removeTarballs();
}

const header = ['page', ...Object.values(libraries), '@pcb/ui : Mantine', '@pcb/ui : react-aria-components'];
writeFileSync(
  file,
  `# Sizes beside other libraries

What five small pages load before they are used, in kB of 1,000 bytes: scripts and style sheets (script + CSS), React and
react-dom included, built by Vite for production and compressed with Brotli, without fonts. \`npm run bench:peers\` writes
this page: it installs the libraries and the packed @pcb/ui, builds each page with each of them, and uses it in a browser.
The pages are in \`${source}\`.

${row(header)}
${row(header.map((_, index) => (index === 0 ? '---' : '---:')))}
${rows.join('\n')}

## Times of the table

The page with the table, with a search field, four sortable columns, a checkbox and a button in each row, and a dialog, in a
browser on the machine that wrote this page. Milliseconds, medians of ${runs} runs with their quartiles; the libraries take turns.
The mount is from the request of the page, the others from the input event, to the end of the frame that shows the result.
Elements are those of the page, and the heap is in MB after the mount. Searching and sorting are the same code in each page,
so the page with React alone shows how much of the time is not the library's.

${times.join('\n\n')}

## What is not comparable

- react-aria-components and React bring no styles, so a finished page is larger than theirs. Theme and reset are part of
  @pcb/ui, and the global styles and those of the components in use part of Mantine.
- The list of a select is the browser's in the page with React, and drawn by the library in the others. The date field is
  the browser's everywhere, because that of @pcb/ui is; the calendars of Mantine and react-aria-components are not measured.
- Tables: the sizes are of react-aria-components' own table, which takes over four seconds to mount 100,000 rows. The times
  are of its buttons, checkboxes and dialog in a native table with TanStack Virtual. Its own table is a grid with arrow keys. That of @pcb/ui folds its columns where there is little
  room, and marks the sorted column. The pages with Mantine and React sort by their own code and render the visible rows with TanStack Virtual.
- The navigation of @pcb/ui also opens on hover, over the width of the page.
- react-aria has its own strings in over 30 languages, Mantine only in English. The pages of @pcb/ui and of
  react-aria-components have those in English, by the plugin that the README of @pcb/ui and the documentation of react-aria
  recommend. Without it, both are up to 5 kB larger.
`,
);
if (!(await run(`prettier --log-level warn --write ${file}`))) process.exitCode = 1;
