/**
 * `npm run bench`: measures what this project promises about speed, and writes the result to `docs/performance.md`.
 * `npm run bench -- forms table` runs only these parts and replaces their sections. Nothing else should run meanwhile.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { createSiteServer } from '../preview/siteServer.ts';
import { ensureBrowser } from '../shared/findBrowser.ts';
import { run } from '../shared/run.ts';
import { build } from './build.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import type { Part } from './part.ts';
import { writeReport } from './report.ts';
import { table } from './table.ts';

const parts: Readonly<Record<string, Part>> = { pages, forms, table, build };
const siteFolder = 'apps/site/dist';
const storybookFolder = 'storybook-static';

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);

for (const [built, command] of [
  [`${siteFolder}/404.html`, 'npm run build:packages && npm run build:site'],
  [`${storybookFolder}/index.json`, 'npm run build:storybook'],
] as const) {
  if (!existsSync(built) && !(await run(command))) process.exit(1);
}

const server = createSiteServer({ siteFolder, storybookFolder }).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const titles = Object.values(parts).map(({ title }) => title);
try {
  for (const [name, part] of Object.entries(parts)) {
    if (!chosen.includes(name)) continue;
    const start = performance.now();
    const text = await part.measure({ browser, origin });
    console.log(`\n## ${part.title}, measured in ${Math.round((performance.now() - start) / 1000)} s\n\n${text}`);
    // After each part, so that a failure in the next one loses nothing.
    await writeReport(titles, { [part.title]: text });
  }
} finally {
  await browser.close();
  server.close();
}
