import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { ensureBrowser } from '../findBrowser.ts';
import { readPlan } from './plan.ts';

const { side, output } = readPlan();

/** Takes pictures of stories and compares them: run by `compare.ts`, first for the base, then for the head. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: join(output, `results-${side}`),
  snapshotPathTemplate: join(output, 'pictures/{arg}{ext}'),
  updateSnapshots: side === 'base' ? 'all' : 'none',
  fullyParallel: true,
  workers: 2,
  // A second try has a page of its own, in which no story before could have left anything.
  retries: 1,
  timeout: 60_000,
  reporter: [
    ['./progress.ts'],
    ['json', { outputFile: join(output, `${side}.json`) }],
    ...(side === 'head'
      ? [['html', { outputFolder: join(output, 'report'), open: 'never', title: 'Visual differences' }] as const]
      : []),
  ],
  expect: {
    // Both sides are drawn by the same browser on the same machine: any pixel that differs was changed.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
    // Long pages on a busy machine.
    timeout: 20_000,
  },
  use: {
    launchOptions: {
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-partial-raster'],
    },
  },
});
