import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

it('locks every platform’s optional packages, so that npm ci works everywhere', () => {
  // npm 11.19 and 10.9 write locks without them; 11.6.2 writes them all (README, Dependencies).
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

it('names no download addresses', () => {
  expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([]);
});

it.each(['react', 'react-dom', 'react-aria', 'react-stately', 'react-aria-components'])(
  'has a single %s: two copies would split its contexts silently',
  (name) => {
    expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toHaveLength(1);
  },
);
