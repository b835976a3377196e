import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { listedParts } from '@pcb/screens/fixtures/listedParts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCatalogue, searchParts } from '../../packages/screens/src/catalogue/searchCatalogue.ts';
import { piecesOf, searchTerms } from '../../packages/screens/src/shared/search/searchTerms.ts';

describe('the search', () => {
  const search = (query: string) => searchCatalogue(categoryGroups, categories, query);
  const names = (query: string) => {
    const { groups, single } = search(query);
    return [...groups.flatMap((group) => group.categories), ...single].map(({ name }) => name);
  };

  it('shows everything for an empty or blank query', () => {
    expect(search('').count).toBe(28);
    expect(search('  ').count).toBe(28);
    expect(search('').groups).toHaveLength(5);
    expect(search('').single).toHaveLength(13);
  });

  it('finds a sub-category under its group, ignoring case', () => {
    expect(search('CAPACITORS').groups.map(({ name }) => name)).toEqual(['Passive components']);
    expect(names('CAPACITORS')).toEqual(['Capacitors']);
  });

  it('finds all categories of a group by its name', () => {
    expect(names('semiconductors')).toEqual(['Diodes', 'Transistors', 'ICs']);
  });

  it('requires every word', () => {
    expect(names('passive aluminium')).toEqual(['Capacitors']);
    expect(names('passive antenna')).toEqual([]);
  });

  it('finds the parts of every page, by name, number, package or value', () => {
    const ids = (query: string) => searchParts(listedParts, query).map(({ part }) => part.id);
    expect(ids('esp32')).toEqual(['generic-module', 'board-esp32', 'rf-esp32']);
    expect(ids('ESP-32')).toEqual(ids('esp32'));
    expect(ids('LQFP')).toEqual(['u-stm32f103']);
    expect(ids('10k 0402')).toEqual(['r-10k-0402']);
    expect(ids('10uF tantalum')).toEqual(['c-10u-tantalum']);
    expect(ids('littelfuse')).toEqual([]);
    expect(ids(' ')).toEqual([]);
    // Those with the word in their name come first.
    expect(ids('schottky')[0]).toBe('generic-schottky');
  });

  it('accepts any query, and keeps every letter when it highlights', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const text = 'Ceramic capacitor 10 µF (X5R) [0805] \\';
        expect(
          piecesOf(text, searchTerms(query))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
    expect(piecesOf('Łódź Bærø', searchTerms('lodz bae')).filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Łódź', isMatch: true },
      { text: 'Bæ', isMatch: true },
    ]);
    expect(piecesOf('Chip resistor 10 kΩ', searchTerms('10k chip')).filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Chip', isMatch: true },
      { text: '10 k', isMatch: true },
    ]);
  });

  it('counts the results', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'board', 'power', 'le', 'x', 'zz'), (query) => {
        expect(names(query)).toHaveLength(search(query).count);
      }),
    );
  });
});
