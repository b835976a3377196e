import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A path that hosts can import, and its declaration file. A style sheet has none. */
export interface Entry {
  specifier: string;
  file?: string;
}

interface Conditions {
  types?: string;
  [condition: string]: string | Conditions | undefined;
}

/** The declaration file in a value of `exports`, which may nest conditions. */
const typesIn = (target: string | Conditions): string | undefined => {
  if (typeof target === 'string') return undefined;
  if (target.types !== undefined) return target.types;
  for (const value of Object.values(target)) {
    const found = value === undefined ? undefined : typesIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The entry points in the `exports` of a package, with one entry for each file that matches a pattern. */
export function entriesOf(folder: string): readonly Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Conditions | null>;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.startsWith('dist'));
  const entries = new Map<string, Entry>();
  // Exact paths first: they take precedence over patterns.
  for (const [path, target] of Object.entries(exports).sort(
    ([a], [b]) => Number(a.includes('*')) - Number(b.includes('*')),
  )) {
    if (target === null || path === './package.json') continue;
    const types = typesIn(target)?.replace(/^\.\//, '');
    const specifier = join(name, path);
    if (!path.includes('*')) {
      entries.set(specifier, { specifier, ...(types !== undefined && { file: join(folder, types) }) });
      continue;
    }
    const [before, ...others] = (types ?? '').split('*');
    for (const file of files) {
      // Node puts the same text in place of every `*`.
      const text = file.startsWith(before ?? '') ? file.slice((before ?? '').length).split(/[/.]/, 1)[0] : undefined;
      if (!text || file !== [before, ...others].join(text)) continue;
      const matched = specifier.replace('*', text);
      if (!entries.has(matched)) entries.set(matched, { specifier: matched, file: join(folder, file) });
    }
  }
  return [...entries.values()].sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}
