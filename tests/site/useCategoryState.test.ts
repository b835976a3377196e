import { categories } from '@pcb/screens/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from '../../apps/site/src/url/searchSchema.ts';
import { categorySchemaOf } from '../../apps/site/src/url/useCategoryState.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const resistors = nonEmpty(
  categories.filter(({ path }) => path.endsWith('/resistors')),
)[0] as (typeof categories)[number];
const schema = categorySchemaOf(resistors);
const bare = { search: '', hash: '' };

describe('[R-07] the URL of a category', () => {
  it('shows cards in their own order without a query, and with a view or an order that does not exist', () => {
    for (const search of ['', '?view=grid&order=sideways', '?view=Table&view=']) {
      expect(readSearch(schema, { search, hash: '' })).toEqual({
        selected: { resistance: [], tolerance: [], power: [], size: [], origin: [] },
        view: 'cards',
        column: '',
        order: 'asc',
      });
    }
  });

  it('holds the filters, the view and the sort order, and keeps the rest', () => {
    const values = {
      selected: { resistance: ['10 kΩ'], tolerance: [], power: [], size: ['0805', '0603'], origin: [] },
      view: 'table',
      column: 'price',
      order: 'desc',
    } as const;
    const { search } = writeSearch(schema, { search: '?utm=mail&size=2512', hash: '' }, values);
    expect(search).toBe('?utm=mail&resistance=10+k%CE%A9&size=0805&size=0603&view=table&sort=price&order=desc');
    expect(readSearch(schema, { search, hash: '' })).toEqual(values);
    expect(
      writeSearch(schema, { search, hash: '' }, { ...values, selected: {}, view: 'cards', column: '', order: 'asc' }),
    ).toEqual({
      ...bare,
      search: '?utm=mail',
    });
  });

  it.each(categories)('has a separate parameter and column for each facet of $name', (category) => {
    const { owns } = categorySchemaOf(category).selected;
    expect(['view', 'sort', 'order'].filter((name) => owns?.(name))).toEqual([]);
    expect(['name', 'price', 'each', 'cart'].filter((name) => owns?.(name))).toEqual([]);
  });
});
