import { FilterBar, type FilterItem } from '@pcb/ui/FilterBar';
import { SearchField } from '@pcb/ui/SearchField';
import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

const items: FilterItem[] = [
  { id: 'status', label: 'Status: Shipped' },
  { id: 'layers', label: 'Layers: 4' },
  { id: 'date', label: 'Date: August 2025' },
];

const meta = preview.meta({
  title: 'Components/FilterBar',
  component: FilterBar,
  parameters: {
    guide: {
      instead: [
        '`CheckboxGroup` or `Select` to choose a filter.',
        'The number of results alone, when all filters are next to it.',
        '`Badge` for a property of one row.',
      ],
      keyboard: [
        '`Tab` Moves from filter to filter, and to Clear all.',
        '`Enter or Space` Removes the filter, and focuses the next one, the previous one, or the results.',
      ],
      copy: [
        'A filter says what it is about, and its value: Status: Shipped.',
        'The results say how many of how many.',
      ],
    },
  },
  args: { 'aria-label': 'Filters of the orders', items, results: 'Showing 3 of 20', onChange: fn() },
  render: function Host({ items: initialItems, results, onChange, ...args }) {
    const [active, setActive] = useState(initialItems);
    return (
      <FilterBar
        {...args}
        items={active}
        results={active === initialItems ? results : `Showing ${20 - 5 * active.length} of 20`}
        onChange={(left) => {
          setActive([...left]);
          onChange(left);
        }}
      />
    );
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('removes a filter, keeps the focus, and announces the removal', async ({ canvas, userEvent, args }) => {
  const filters = within(canvas.getByRole('list', { name: 'Filters of the orders' }));
  await expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    items.map(({ label }) => label),
  );
  await userEvent.click(filters.getByRole('button', { name: 'Remove Layers: 4' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([items[0], items[2]]);
  await expect(filters.getByRole('button', { name: 'Remove Date: August 2025' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 10 of 20');
  await expectAnnounced('Removed Layers: 4');
  await userEvent.keyboard('{Enter}');
  await expect(filters.getByRole('button', { name: 'Remove Status: Shipped' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveFocus();
  await expect(canvas.queryByRole('button')).toBeNull();
});

Playground.test('clears all at once, and focuses the results', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
  await expect(canvas.queryByRole('list')).toBeNull();
  await expect(canvas.getByRole('status')).toHaveFocus();
});

export const WithoutFilters = meta.story({ args: { items: [], results: 'Showing 20 of 20' } });

/** The number of results is elsewhere, so the focus goes to the search field. It is cleared with the filters. */
export const WithSearch = meta.story({
  render: function Host({ 'aria-label': ariaLabel, items: initialItems }) {
    const [active, setActive] = useState(initialItems);
    const [search, setSearch] = useState('controller');
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <SearchField ref={field} label="Search the orders" value={search} onChange={setSearch} />
        <FilterBar
          aria-label={ariaLabel}
          items={active}
          onChange={setActive}
          onClear={() => {
            setActive([]);
            setSearch('');
          }}
          focusWhenEmpty={field}
        />
      </>
    );
  },
});

WithSearch.test('clears the search too, and focuses it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.queryByRole('list')).toBeNull();
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    items: [
      {
        id: 'search',
        label: 'Search: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      ...items,
      { id: 'material', label: 'Material: FR-4 with a glass transition temperature of at least 170 °C' },
    ],
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
