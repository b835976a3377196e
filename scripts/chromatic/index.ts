/**
 * `npm run chromatic`: publishes Storybook to Chromatic for comparison, configured by `chromatic.config.json`. Does
 * nothing without CHROMATIC_PROJECT_TOKEN; `npm run visual` is then the check.
 */
import { run as runChromatic } from 'chromatic/node';
import { run } from '../shared/run.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('No CHROMATIC_PROJECT_TOKEN: skipped Chromatic. `npm run visual` compares without an account.');
} else if (
  await run('storybook build --stats-json --quiet --output-dir .cache/chromatic', { PCB_PACKAGES: 'source' })
) {
  const { code = 1 } = await runChromatic({});
  process.exitCode = code;
} else {
  process.exitCode = 1;
}
