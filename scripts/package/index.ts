/**
 * `npm run package`: copies each built package as users get it into its staging folder, with the published manifest.
 * Used by publint, the tests with host applications, and releases (docs/decisions/0017-publishing.md).
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Manifest, publishedManifest } from './publishedManifest.ts';
import { packageFolders, stagedFolder } from './stagedPackages.ts';

/** GitHub sets the repository of a release. npm compares it with the package's provenance. */
const repository = process.env['GITHUB_REPOSITORY'];

const isSource = (path: string) => statSync(path).isDirectory() || /\.tsx?$/.test(path);

for (const name of packageFolders) {
  const source = `packages/${name}`;
  const target = stagedFolder(name);
  if (!existsSync(`${source}/dist`)) throw new Error(`${source} is not built. Run "npm run build:packages" first.`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of ['dist', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
    if (existsSync(`${source}/${file}`)) cpSync(`${source}/${file}`, `${target}/${file}`, { recursive: true });
  }
  const own = JSON.parse(readFileSync(`${source}/package.json`, 'utf8')) as Manifest;
  // Declaration maps refer to the sources.
  if (own.license !== 'UNLICENSED') cpSync(`${source}/src`, `${target}/src`, { recursive: true, filter: isSource });
  const manifest = publishedManifest(own);
  if (repository) {
    manifest['repository'] = { type: 'git', url: `git+https://github.com/${repository}.git`, directory: source };
  }
  writeFileSync(`${target}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
