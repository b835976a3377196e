import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages whose `api.md` differs from the base commit although no new changeset names them and their version is the
 * same. The base is where the branch left `origin/main`, and on `main` itself the previous commit. `undefined` if there is
 * none: outside a repository, at its first commit, and in a clone with a depth of one.
 */
export function packagesWithoutChangeset(folder: string): readonly string[] | undefined {
  const git = (...options: readonly string[]) => {
    try {
      return execFileSync('git', options, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
  const lines = (text: string | undefined) => (text ? text.split('\n') : []);

  const fork = git('merge-base', 'HEAD', 'origin/main');
  const base = fork !== undefined && fork !== git('rev-parse', 'HEAD') ? fork : git('rev-parse', '--verify', 'HEAD~1');
  if (base === undefined) return undefined;

  const changesets = [
    ...lines(git('diff', '--name-only', '--diff-filter=A', '--relative', base, '--', '.changeset')),
    ...lines(git('ls-files', '--others', '--exclude-standard', '--', '.changeset')),
  ].map((file) => readFileSync(join(folder, file), 'utf8'));
  const manifest = (text: string | undefined) => JSON.parse(text ?? '{}') as { name?: string; version?: string };

  return lines(git('diff', '--name-only', '--diff-filter=M', '--relative', base, '--', 'packages/*/api.md')).flatMap(
    (file) => {
      const path = file.replace('api.md', 'package.json');
      const { name = path, version } = manifest(readFileSync(join(folder, path), 'utf8'));
      const isReleased = manifest(git('show', `${base}:./${path}`)).version !== version;
      const isNamed = changesets.some((text) => new RegExp(`^['"]?${name}['"]?:`, 'm').test(text));
      return isReleased || isNamed ? [] : [name];
    },
  );
}
