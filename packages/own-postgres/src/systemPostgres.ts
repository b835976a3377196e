import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const executable = process.platform === 'win32' ? '.exe' : '';

export const hasPostgres = (folder: string): boolean =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name + executable)));

/** Returns subfolders such as /usr/lib/postgresql/17/bin, the latest version first. */
const versions = (parent: string, prefix = '') =>
  existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => name.startsWith(prefix))
        .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
        .map((name) => join(parent, name, 'bin'))
    : [];

export const systemPostgres = (): string | undefined =>
  [
    ...versions('/usr/lib/postgresql'),
    ...versions('/opt/homebrew/opt', 'postgresql@'),
    ...versions('/usr/local/opt', 'postgresql@'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find(hasPostgres);
