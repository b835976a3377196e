/**
 * `npm run bench:peers`: builds five small pages with @pcb/ui, with other libraries and with React alone, uses each in a
 * browser, and writes their sizes to `docs/peers.md`. The pages are in `tests/hosts/peers`.
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

async function measureWork({ file: name, use }: (typeof works)[number], library: Library): Promise<PageSize> {
  const work = `${library}/${name}`;
  // The mode selects the page in index.html.
  await application.run('vite', 'build', '--mode', work, '--outDir', `dist/${work}`);
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

## What is not comparable

- react-aria-components and React bring no styles, so a finished page is larger than theirs. Theme and reset are part of
  @pcb/ui, and the global styles and those of the components in use part of Mantine.
- The list of a select is the browser's in the page with React, and drawn by the library in the others. The date field is
  the browser's everywhere, because that of @pcb/ui is; the calendars of Mantine and react-aria-components are not measured.
- @pcb/ui has no single checkbox: its pages use a group of one.
- Tables: that of react-aria-components is a grid with arrow keys. That of @pcb/ui folds its columns where there is little
  room, and marks the sorted column. The pages with Mantine and React sort by their own code and render the visible rows with TanStack Virtual.
- The navigation of @pcb/ui also opens on hover, over the width of the page.
- react-aria has its own strings in over 30 languages. The plugin that drops the unused ones is not in use here.
`,
);
if (!(await run(`prettier --log-level warn --write ${file}`))) process.exitCode = 1;
