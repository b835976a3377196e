import { expect, it } from 'vitest';
import { findItem, typeLetter } from '../../packages/ui/src/components/StatusSelect/typeAhead.ts';

const items = ['Pending', 'In Production', 'Packed', 'Shipped'].map((label) => ({ id: label, label }));

it.each([
  ['Pending', 's', 'Shipped'],
  ['Pending', 'p', 'Packed'],
  ['Pending', 'pp', 'Packed'],
  ['Packed', 'p', 'Pending'],
  ['Packed', 'pa', 'Packed'],
  ['Pending', 'in p', 'In Production'],
  ['Pending', 'x', undefined],
])('with %s selected, "%s" selects %s', (selected, letters, expected) => {
  expect(findItem(items, selected, letters)?.id).toBe(expected);
});

it('combines letters within a second of each other', () => {
  const first = typeLetter({ text: '', time: 0 }, 'P', 5000);
  expect(typeLetter(first, 'a', 6000).text).toBe('pa');
  expect(typeLetter(first, 'a', 6001).text).toBe('a');
});
