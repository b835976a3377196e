/**
 * Builds the site into `dist`: Vite builds the browser's code, then each public page is written as a plain HTML file, so
 * its content is readable before scripts run and without them. Any static host can serve the result if it supports
 * clean URLs (`/cart` is `cart.html`) and responds to unknown ones with `404.html`, as `scripts/preview/index.ts` does.
 * With `--mode server` the data comes from the server (`mode.ts`).
 */
import { join } from 'node:path';
import { build } from 'vite';
import { switchFolder } from '../../../scripts/build/switchFolder.ts';
import { foldersOf } from './mode.ts';
import { mode, siteFolder } from './output.ts';

// Uses the built packages, like any consumer; PCB_PACKAGES=source builds from their sources.
process.env['PCB_PACKAGES'] ??= 'dist';

const configFile = join(siteFolder, 'vite.config.ts');
await build({ configFile, mode, logLevel: 'warn' });
await build({ configFile, mode, logLevel: 'warn', build: { ssr: 'src/prerender/prerender.tsx' } });

// Reads what the two builds wrote.
await import('./prerenderPages.ts');
const { draft, site } = foldersOf(mode);
switchFolder(draft, site);
