import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every link of ARCHITECTURE.md leads to a file', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
});
