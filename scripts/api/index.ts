/**
 * Writes the public API of each package into its `api.md`, from new declarations, and the routes of @pcb/api into
 * `openapi.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { listFiles } from '../build/listFiles.ts';
import { apiFile, apiPackages, apiText } from './apiText.ts';
import { openApiFile, openApiText } from './routesText.ts';

writeFileSync(openApiFile, openApiText());

for (const name of apiPackages) {
  const folder = `packages/${name}`;
  mkdirSync(`${folder}/dist`, { recursive: true });
  // Otherwise the declarations of deleted modules would stay.
  for (const file of await listFiles(`${folder}/dist`, /\.d\.ts$/)) rmSync(file);
  execFileSync('tsx', ['../../scripts/build/declarations.ts'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(apiFile(name), apiText(name));
}
