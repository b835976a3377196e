import { describe, expect, it } from 'vitest';
import {
  type CommandSection,
  findCommands,
  waitingSections,
} from '../../packages/ui/src/components/CommandPalette/commands.ts';

const link = (id: string, label: string, description?: string) => ({
  id,
  label,
  href: `/${id}`,
  ...(description !== undefined && { description }),
});

const sections: readonly CommandSection[] = [
  { id: 'pages', title: 'Pages', items: [link('orders', 'Orders'), link('add', 'Add order')] },
  {
    id: 'records',
    title: 'Records',
    isSearchOnly: true,
    items: [
      link('1', 'PO-2041', 'Énergie meter'),
      link('2', '#1234', 'Motor controller'),
      link('3', 'ऑर्डर', 'मोटर'),
      { ...link('4', 'Asha Rao'), keywords: 'asha@rao.example' },
    ],
  },
];

const none = { title: 'Recent', ids: [] };
const idsFor = (typed: string) => findCommands(sections, typed, none).flatMap(({ items }) => items.map(({ id }) => id));

describe('findCommands', () => {
  it.each([
    ['po2041', ['1']],
    ['PO-2041', ['1']],
    ['po 2041', ['1']],
    ['1234', ['2']],
    ['#1234', ['2']],
    ['energie', ['1']],
    ['controller motor', ['2']],
    ['मोटर', ['3']],
    ['मटर', []],
    ['asha@rao', ['4']],
    ['order', ['orders', 'add']],
    ['add', ['add']],
    ['-', ['orders', 'add', '1', '2', '3', '4']],
    ['motor unknown', []],
  ])('finds for %j: %j', (typed, ids) => {
    expect(idsFor(typed)).toEqual(ids);
  });

  it('puts items that start with the text first', () => {
    const items = [link('a', 'Add order'), link('b', 'Orders')];
    const [found] = findCommands([{ id: 'all', title: 'All', items }], 'ord', none);
    expect(found?.items.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('shows eight items of many, and the total', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => link(`${index}`, `Part ${index}`));
    const [found] = findCommands([{ id: 'all', title: 'All', items }], 'part', none);
    expect([found?.items.length, found?.count]).toEqual([8, 10_000]);
  });

  it('without text shows recent items first, once, and no records', () => {
    const found = findCommands(sections, ' ', { title: 'Recent', ids: ['2', 'gone', 'add'] });
    expect(found.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      ['Recent', ['2', 'add']],
      ['Pages', ['orders']],
    ]);
  });
});

it('Sections that load or failed wait for text if they are for searching only', () => {
  const waiting: readonly CommandSection[] = [
    { id: 'one', title: 'One', items: [], isSearchOnly: true, isLoading: true },
    { id: 'two', title: 'Two', items: [], errorMessage: 'Two could not be loaded.' },
    { id: 'three', title: 'Three', items: [] },
  ];
  expect(waitingSections(waiting, '').map(({ id }) => id)).toEqual(['two']);
  expect(waitingSections(waiting, 'a').map(({ id }) => id)).toEqual(['one', 'two']);
});
