/**
 * `npm run build:storybook`. A build that fails runs a second time, because vanilla-extract loses styles now and then
 * (`.storybook/keepStyles.ts`); what fails twice is broken.
 */
import { run } from './run.ts';

const build = () => run('storybook build --quiet --output-dir storybook-static');

process.exitCode = (await build()) || (await build()) ? 0 : 1;
