import { categories, type Category } from '@pcb/screens/catalogue/catalogue';
import { CategoryScreen } from '@pcb/screens/catalogue/CategoryScreen';
import { sampleParts } from '@pcb/screens/fixtures/parts';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { categoryMeta, longPart, parts } from './catalogueStory.ts';

const meta = preview.meta({
  title: 'Screens/Catalogue/Category',
  component: CategoryScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  ...categoryMeta,
  args: { ...categoryMeta.args, view: 'table' as const },
});

/** A row for each part, to compare many. The host keeps the choice in the URL. */
export const AsTable = meta.story({ name: 'Table' });

AsTable.test('has a row for each part, with its facts, its price and the price of one piece', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Parts' });
  const headers = within(table).getAllByRole('columnheader');
  await expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Part',
    'Resistance',
    'Tolerance',
    'Power',
    'Size',
    'Country of origin',
    'Price',
    'Each',
    'Cart',
  ]);
  await expect(table).toHaveAttribute('aria-rowcount', '9');
  const row = within(within(table).getByRole('row', { name: /Chip resistor 100 Ω/ }));
  await expect(row.getByRole('rowheader')).toHaveTextContent('Chip resistor 100 ΩRC0603FR-07100RL · Yageo');
  await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '100 Ω',
    '1 %',
    '0.1 W',
    '0603',
    'Taiwan',
    '₹35.00strip of 100MRP ₹41.30 incl. of all taxes',
    '₹0.35',
    'Add to Cart',
  ]);
});

AsTable.test('adds the part of the row to the cart, and changes to the cards', async ({ canvas, userEvent, args }) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Add to Cart' });
  await expect(first).toHaveAccessibleDescription('Current-sense resistor 10 mΩ');
  await userEvent.click(first as HTMLElement);
  await expect(args.onAddToCart).toHaveBeenCalledWith(parts[0]);
  await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith('cards');
});

/** From a URL with a sort order. */
export const TableSorted = meta.story({
  args: { sort: { column: 'price', direction: 'descending' }, selected: { size: ['0603', '0805'] } },
});

/** Sorted by a fact that is not a facet. */
export const TableWithOrigin = meta.story({
  args: {
    group: undefined,
    category: categories.find(({ path }) => path === '/components/rf-wireless') as Category,
    parts: { status: 'ready' as const, value: sampleParts['/components/rf-wireless'] },
    sort: { column: 'origin', direction: 'descending' },
  },
});

TableWithOrigin.test('sorts by the country of origin', async ({ canvas, userEvent, args }) => {
  const table = await canvas.findByRole('table', { name: 'Parts' });
  const origins = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
  await expect(new Set(origins)).toEqual(new Set(['Thailand', 'India', 'China']));
  await expect(origins).toEqual(origins.toSorted().toReversed());
  await userEvent.click(within(table).getByRole('button', { name: 'Country of origin' }));
  await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'origin', direction: 'ascending' });
});

/** Each filter matches parts, but the combination matches none. */
export const TableNoResult = meta.story({ args: { selected: { resistance: ['10 mΩ'], size: ['0402'] } } });

export const TableLoading = meta.story({ tags: ['loading'], args: { parts: { status: 'loading' as const } } });

/** Two lines for each part, and the other facts on demand. */
export const TableNarrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: pairs of facts share a column. */
export const TableTablet = meta.story({ globals: tablet });

export const TableDark = TableSorted.extend({ tags: ['dark'], globals: dark });

/** Part, number, unit of the price and a value far longer than planned. */
export const TableLongContent = meta.story({
  tags: ['long-content'],
  args: { parts: { status: 'ready' as const, value: [longPart, ...parts] } },
});

export const TableRightToLeft = TableSorted.extend({ tags: ['right-to-left'], globals: rightToLeft });
export const TableLargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const TableForcedColours = TableSorted.extend({ tags: ['forced-colours'], globals: forcedColours });
