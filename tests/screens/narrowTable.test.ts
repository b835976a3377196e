import { describe, expect, it } from 'vitest';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { contentPages } from '../../packages/screens/src/content/pages/pages.ts';
import { hiddenIn, stacksWhenNarrow } from '../../packages/screens/src/content/SpecificationTable/narrowTable.ts';
import { tablesOf } from '../helpers/contentPages.ts';

describe('a cell of a narrow table', () => {
  it.each([
    ['mm', '0.30', 'mil'],
    ['mil', '11.81', 'mm'],
    [undefined, '0.30 mm', undefined],
    ['limit', '0.30 mm', 'mil'],
    ['limit', '4/4 mil', 'mm'],
    ['limit', '8:1', undefined],
    ['limit', undefined, undefined],
    ['conversion', '11.81 mil', 'mm'],
    ['conversion', '0.102/0.102 mm', 'mil'],
    ['conversion', '—', 'mm mil'],
    ['conversion', undefined, 'mm mil'],
  ] as const)('of a %s column with %s is hidden in: %s', (lengths, text, units) => {
    const column = { id: 'any', label: 'Any', ...(lengths && { lengths }) };
    expect(hiddenIn(column, text)).toBe(units);
  });
});

describe('the tables of the site', () => {
  const tables = [...Object.values(contentPages), ...articles].flatMap(tablesOf);

  it('stack on a phone only if a few columns do not fit', () => {
    const stacked = tables.filter(({ columns, rows }) => stacksWhenNarrow(columns, rows));
    expect(stacked.map(({ caption }) => caption)).toEqual([
      'Valid ranges of the formulas',
      'Formulas against a field solver',
      'Protection parts side by side',
    ]);
  });

  it('have a mil column for every mm column that they hide, and the other way round', () => {
    for (const { caption, columns } of tables) {
      const count = (unit: string) => columns.filter(({ lengths }) => lengths === unit).length;
      expect({ caption, mil: count('mil') }).toEqual({ caption, mil: count('mm') });
    }
  });
});
