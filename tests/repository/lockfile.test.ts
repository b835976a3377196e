import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { incompletePackages } from '../../scripts/lock/incompletePackages.mjs';
import { nonEmpty } from '../helpers/nonEmpty.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const all = nonEmpty(Object.values(packages));

it('has version and integrity of every package, without which npm ci fails', () => {
  expect(incompletePackages(packages)).toEqual([]);
});

it('locks every dependency for every platform, so that npm ci works everywhere', () => {
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const missing = all
    .flatMap(({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
      ...Object.keys({ ...dependencies, ...optionalDependencies }),
      ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
    ])
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

it('contains no download URLs', () => {
  expect(all.filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([]);
});

it('runs only the install script of esbuild', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)).toEqual(['node_modules/esbuild']);
});

it.each(['react', 'react-dom', 'react-aria', 'react-stately', 'react-aria-components'])(
  'has a single %s, because two copies would silently split its contexts',
  (name) => {
    expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toHaveLength(1);
  },
);
