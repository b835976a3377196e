import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const page = readFileSync('packages/ui/README.md', 'utf8');

/** The code blocks of the page in some languages. */
const blocks = (languages: RegExp) =>
  [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, language = '']) => languages.test(language))
    .map(([, , code = '']) => code);

const fixtures = readdirSync('tests/hosts', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/hosts/${file}`)
  .filter((file) => statSync(file).isFile())
  .map((file) => readFileSync(file, 'utf8'));

it.each(nonEmpty(blocks(/^(jsx?|tsx?|css|html)$/)))('the code is part of a tested host application: %s', (code) => {
  expect(fixtures.filter((text) => text.includes(code))).not.toEqual([]);
});

it('installs only packages that the tested host applications have', () => {
  const installed = blocks(/^sh$/).flatMap((code) => code.split(/\s+/).filter((word) => /^@|^react|^vite/.test(word)));
  const manifests = ['vite', 'next', 'esbuild'].map((host) => readFileSync(`tests/hosts/${host}/package.json`, 'utf8'));
  expect(installed.length).toBeGreaterThan(5);
  const others = installed.filter(
    (name) => !name.startsWith('@pcb/') && !manifests.some((text) => text.includes(`"${name}"`)),
  );
  expect(others).toEqual([]);
});
