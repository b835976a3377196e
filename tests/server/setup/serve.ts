/** A server with a site of one page, as a process. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../apps/server/src/config.ts';
import { startServer } from '../../../apps/server/src/start.ts';
import { runProgram } from '../../../apps/server/src/startError.ts';

await runProgram(async () => {
  const config = readConfig(process.env);
  const site = config.DATA_FOLDER ?? mkdtempSync(join(tmpdir(), 'pcb-site-'));
  writeFileSync(join(site, '404.html'), 'Not found');
  writeFileSync(join(site, 'index.html'), 'Home');
  await startServer(config, site);
});
