import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagesWithoutChangeset } from '../../scripts/api/withoutChangeset.ts';

const here = packagesWithoutChangeset('.');

it.skipIf(here === undefined)('A changed public API comes with a changeset (npx changeset)', () => {
  expect(here).toEqual([]);
});

describe('In a repository of its own', () => {
  let folder: string;
  const git = (...options: readonly string[]) => execFileSync('git', options, { cwd: folder, stdio: 'pipe' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Change');
  };
  const writeVersion = (version: string) =>
    write('packages/ui/package.json', JSON.stringify({ name: '@pcb/ui', version }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changesets-'));
    git('init', '--quiet');
    writeVersion('1.0.0');
    write('packages/ui/api.md', 'Button');
    write('.changeset/earlier.md', "---\n'@pcb/ui': minor\n---\n");
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has nothing to compare at the first commit', () => {
    expect(packagesWithoutChangeset(folder)).toBeUndefined();
  });

  it('names a package whose API has changed since the base, committed or not', () => {
    write('packages/ui/api.md', 'Button, Card');
    commit();
    expect(packagesWithoutChangeset(folder)).toEqual(['@pcb/ui']);
    write('README.md', 'Text');
    commit();
    expect(packagesWithoutChangeset(folder)).toEqual([]);
    write('packages/ui/api.md', 'Card');
    expect(packagesWithoutChangeset(folder)).toEqual(['@pcb/ui']);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD~2');
    expect(packagesWithoutChangeset(folder)).toEqual(['@pcb/ui']);
  });

  it('accepts a new changeset for that package, and no other', () => {
    write('packages/ui/api.md', 'Card');
    write('.changeset/other.md', "---\n'@pcb/screens': major\n---\n");
    commit();
    expect(packagesWithoutChangeset(folder)).toEqual(['@pcb/ui']);
    write('.changeset/new.md', "---\n'@pcb/ui': major\n---\n");
    expect(packagesWithoutChangeset(folder)).toEqual([]);
  });

  it('accepts the release, which removes the changesets', () => {
    write('packages/ui/api.md', 'Card');
    writeVersion('2.0.0');
    rmSync(join(folder, '.changeset'), { recursive: true });
    commit();
    expect(packagesWithoutChangeset(folder)).toEqual([]);
  });
});
