import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const isMarkdown = (file: string) => file.endsWith('.md');

const docs = [
  ...readdirSync('.').filter(isMarkdown),
  ...readdirSync('packages').map((name) => `packages/${name}/README.md`),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(isMarkdown)
    .map((file) => `docs/${file}`),
];
const texts = docs.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('every link of a document leads to a file', () => {
  const links = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => ({ file, path })),
  );
  expect(nonEmpty(links).filter(({ file, path }) => !existsSync(join(dirname(file), path)))).toEqual([]);
});

it('every decision is in the table of decisions, with its title', () => {
  const table = readFileSync('docs/decisions/README.md', 'utf8');
  const decisions = nonEmpty(readdirSync('docs/decisions').filter((file) => /^\d/.test(file)));
  const missing = decisions.filter((file) => {
    const [, number = '', title = ''] = /^# (\d+) (.+)/.exec(readFileSync(`docs/decisions/${file}`, 'utf8')) ?? [];
    return !file.startsWith(number) || !table.includes(`[${title}](${file})`);
  });
  expect(missing).toEqual([]);
});

it('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, script = '']) => ({ file, script })),
  );
  expect(nonEmpty(named).filter(({ script }) => !(script in scripts))).toEqual([]);
});
