import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { budget } from '../../scripts/sizes/budget.ts';
import { groups } from '../../scripts/sizes/entries.ts';
import { measure } from '../../scripts/sizes/measure.ts';

const limits = Object.entries(budget).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, limit]) => ({ group, name, limit })),
);

it.each(limits)('$name of $group is within its budget', { timeout: 30_000 }, async ({ group, name, limit }) => {
  const { script, css } = await measure(groups[group]?.[name] ?? '', process.cwd());
  // An empty result would be within every budget.
  expect(script).toBeGreaterThan(0);
  expect(script / 1000).toBeLessThan(limit.script);
  expect(css / 1000).toBeLessThan(limit.css);
});

it('docs/sizes.md lists every import; after a new one run `npm run sizes`', () => {
  const listed = [...readFileSync('docs/sizes.md', 'utf8').matchAll(/^\| (.+?) +\| +\d/gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.values(groups).flatMap((entries) => Object.keys(entries)));
});
