import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../../scripts/package/publishedManifest.ts';
import { packageFolders, stagedFolder } from '../../scripts/package/stagedPackages.ts';

beforeAll(() => execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/package/index.ts']), 60_000);

describe.each(packageFolders)('the published %s', (name) => {
  const folder = stagedFolder(name);
  const manifest = () => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const packed = () => {
    const output = execFileSync('npm', ['pack', '--dry-run', '--json', `./${folder}`], { encoding: 'utf8' });
    const [tarball] = JSON.parse(output) as { files: { path: string }[] }[];
    return tarball?.files.map(({ path }) => path) ?? [];
  };

  it(
    'contains modules, declarations, style sheets and fonts, and, under an open licence, sources with declaration maps',
    { timeout: 60_000 },
    () => {
      const files = packed();
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']));
      expect(files.filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(1);
      const isOpen = manifest().license !== 'UNLICENSED';
      expect(files.some((file) => file.startsWith('src/'))).toBe(isOpen);
      expect(files.some((file) => file.endsWith('.d.ts.map'))).toBe(isOpen);
      const unexpected = files.filter(
        (file) =>
          !(isOpen && /^(src\/.*\.tsx?|dist\/.*\.d\.ts\.map)$/.test(file)) &&
          !/^dist\/(tokens\.json|.*(\.js|\.d\.ts|\.css|\.woff2|\.OFL\.txt))$/.test(file) &&
          !/^(README|CHANGELOG)\.md$|^LICENSE$|^package\.json$/.test(file),
      );
      expect(unexpected).toEqual([]);
    },
  );

  it('has a manifest without the sources and scripts of this repository', () => {
    const text = JSON.stringify(manifest());
    expect(text).not.toMatch(/@pcb\/source|src\/|\.css\.ts|"scripts"|"devDependencies"/);
  });

  it('takes packages that may exist only once in a host from the host, within a range of versions', () => {
    const { dependencies = {}, peerDependencies = {} } = manifest() as {
      dependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    expect(Object.keys(dependencies).filter((other) => /^react(-|$)/.test(other))).toEqual([]);
    const exact = Object.entries({ ...dependencies, ...peerDependencies }).filter(([, range]) => /^\d/.test(range));
    expect(exact).toEqual([]);
  });

  it('publishes from its staging folder', () => {
    const { publishConfig } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
    expect(publishConfig).toEqual({ access: 'public', provenance: true, directory: `../../${folder}` });
  });

  it('cannot be published by accident: npm refuses its folder, and the staged package until it has a licence', () => {
    const own = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
    expect(own.scripts?.['prepublishOnly']).toMatch(/refuse\.mjs$/);
    const { license } = manifest();
    expect(manifest()['private']).toBe(license === 'UNLICENSED' ? true : undefined);
    expect(existsSync(`packages/${name}/LICENSE`)).toBe(true);
  });
});
