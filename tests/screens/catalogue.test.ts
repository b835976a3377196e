import { categories, categoryGroups, groupOf } from '@pcb/screens/catalogue/catalogue';
import type { Part } from '@pcb/screens/catalogue/catalogue';
import { catalogueSources } from '@pcb/screens/catalogue/catalogueSources';
import { facetOptions, type FacetSelection, filterParts, validSelection } from '@pcb/screens/catalogue/facets';
import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import { sampleParts } from '@pcb/screens/fixtures/parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryContent } from '../../packages/screens/src/catalogue/CategoryScreen/CategoryScreen.content.ts';
import { partColumns } from '../../packages/screens/src/catalogue/CategoryScreen/partColumns.ts';
import { genericComponentsContent } from '../../packages/screens/src/catalogue/GenericComponentsScreen/GenericComponentsScreen.content.ts';
import { compareQuantities } from '../../packages/screens/src/catalogue/quantity.ts';
import { shellContent } from '../../packages/screens/src/shell/Shell/Shell.content.ts';

describe('the catalogue', () => {
  it('[R-07] has a page for every category that the header links to, under the same name', () => {
    const linked = shellContent.menus
      .filter(({ id }) => id === 'components')
      .flatMap(({ groups }) => groups)
      .filter(({ id }) => id !== 'boards')
      .flatMap(({ items }) => items.map(({ href, label }) => [href, label]));
    expect(linked.sort()).toEqual(categories.map(({ path, name }) => [path, name]).sort());
  });

  it('[R-07] has a parent group for every sub-category', () => {
    const parents = categoryPaths
      .map((path) => path.split('/').slice(0, -1).join('/'))
      .filter((parent) => parent !== '/components');
    expect([...new Set(parents)].sort()).toEqual([...categoryGroupPaths].sort());
    expect(categoryGroups.flatMap((group) => group.categories.map(({ path }) => path)).sort()).toEqual(
      categoryPaths.filter((path) => path.split('/').length === 4).sort(),
    );
    for (const group of categoryGroups) {
      for (const category of group.categories) expect(groupOf(category)).toBe(group);
    }
  });

  it('has a unique id for each part', () => {
    const ids = [...Object.values(sampleParts).flat(), ...genericComponentsContent.parts].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('states the country of origin of every part, and filters by it everywhere', () => {
    const all = [...Object.values(sampleParts).flat(), ...genericComponentsContent.parts];
    expect(all.filter(({ facets }) => !facets['origin']).map(({ id }) => id)).toEqual([]);
    expect(categories.filter(({ facets }) => !facets.some(({ id }) => id === 'origin'))).toEqual([]);
  });

  // Electronics and IT Goods (Requirement of Compulsory Registration) Order: stand-alone supplies to 48 V, LED modules,
  // batteries, chargers from the mains, power banks and LED drivers. Appliances with a heater or a motor: IS 302.
  it('sells a product under compulsory registration only with its standard and number', () => {
    const isRegistrable = ({ name, facets }: Part) =>
      (/supply|adapter|charger|driver/i.test(name) && /AC/.test(JSON.stringify(facets))) ||
      /batter(y|ies)$|power bank|soldering iron,|LED, \d+ W/i.test(name);
    const registrable = Object.values(sampleParts).flat().filter(isRegistrable);
    expect(registrable.map(({ id }) => id)).toEqual([
      'din-supply-24',
      'din-supply-12',
      'led-1w-cool',
      'acdc-5',
      'acdc-12',
      'iron-60',
    ]);
    for (const { registration } of registrable)
      expect(registration).toMatch(/^IS \d+-1, (R-\d{8}|CM\/L-\d{10}) \(sample\)$/);
  });
});

describe('the facts of the catalogue', () => {
  const partNumbered = (path: (typeof categoryPaths)[number], partNumber: string) =>
    sampleParts[path].find((part) => part.partNumber === partNumber);

  it.each(catalogueSources)('are stated with their source: $what', ({ path, figure, source }) => {
    const category = categories.find((candidate) => candidate.path === path);
    expect(JSON.stringify([category?.lead, sampleParts[path]])).toContain(figure);
    expect(source).not.toBe('');
  });

  it('list a TVS diode whose clamping voltage exceeds its rating and matches the rated power at peak current', () => {
    const tvs = partNumbered('/components/semiconductors/diodes', 'SMBJ24A');
    const [power = NaN, clamping = NaN] = (tvs?.name.match(/[\d.]+(?= [WV])/g) ?? []).map(Number);
    expect(clamping).toBeGreaterThan(Number.parseFloat(tvs?.facets['voltage'] ?? ''));
    expect(clamping * Number.parseFloat(tvs?.facets['current'] ?? '')).toBeCloseTo(power, -1);
  });
});

const numerals: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4' };

/** A value without case, spaces and punctuation, and with figures for numerals. */
const spellingOf = (value: string) =>
  value
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => numerals[word] ?? word)
    .replace(/[\s\-,()×]+/g, '');

it.each([
  // In rem: the padding takes 1.5 and a letter 0.525.
  ['Microcontroller', 9.375],
  ['Microcontroller with flash', 9.375],
  ['Two or three short words', 8],
])('makes the column of “%s” wide enough for its longest word', (family, width) => {
  const parts = Object.values(sampleParts).flat().slice(0, 1);
  const fact = { id: 'family', label: 'Family', valueOf: () => family };
  expect(partColumns([fact], parts, categoryContent).find(({ id }) => id === 'family')?.width).toBeCloseTo(width);
});

describe.each(categories)('$title', ({ path, facets }) => {
  const parts = sampleParts[path];

  it('has at least six parts, each with every facet, a price and a package', () => {
    expect(parts.length).toBeGreaterThanOrEqual(6);
    for (const part of parts) {
      expect(Object.keys(part.facets)).toEqual(facets.map(({ id }) => id));
      expect(Object.values(part.facets)).not.toContain('');
      expect(part.price).toBeGreaterThan(0);
      expect(part.package).not.toBe('');
    }
  });

  it('has unique part names, because they label the buttons', () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });

  it('spells a quantity in the name of a part as in its facets', () => {
    for (const { name, facets: values } of parts) {
      const named = name.match(/[\d.,]+ [\p{L}°%]+/gu) ?? [];
      for (const value of Object.values(values)) {
        expect(named.filter((text) => text !== value && compareQuantities(text, value) === 0)).toEqual([]);
      }
    }
  });

  it('has facets with several values each, and one spelling for each value', () => {
    for (const { id } of facets) {
      const values = facetOptions(id, parts, {}).map(({ value }) => value);
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values.map(spellingOf)).size, values.join(', ')).toBe(values.length);
    }
  });
});

const selections = (path: (typeof categoryPaths)[number]) => {
  const category = categories.find((candidate) => candidate.path === path);
  if (!category) throw new Error(`No category at ${path}`);
  const parts = sampleParts[path];
  return fc
    .record(
      Object.fromEntries(
        category.facets.map(({ id }) => [id, fc.subarray(facetOptions(id, parts, {}).map(({ value }) => value))]),
      ),
    )
    .map((selected: FacetSelection) => ({ category, parts, selected }));
};

describe('the filters', () => {
  const anySelection = fc.constantFrom(...categoryPaths).chain(selections);

  it('show every part if nothing is selected', () => {
    for (const parts of Object.values(sampleParts)) expect(filterParts(parts, {})).toEqual(parts);
  });

  it('match any selected value of a facet, and all facets', () => {
    const parts = sampleParts['/components/passive-components/resistors'];
    const ids = (selected: FacetSelection) => filterParts(parts, selected).map(({ id }) => id);
    expect(ids({ size: ['0402', '2512'] })).toEqual(['r-001-2512', 'r-10k-0402']);
    expect(ids({ resistance: ['10 kΩ'], size: ['0805', '0603'] })).toEqual(['r-10k-0805']);
    expect(ids({ resistance: ['10 mΩ'], size: ['0402'] })).toEqual([]);
  });

  it.each([
    ['/components/passive-components/resistors', 'power', '0.063 W | 0.1 W | 0.125 W | 0.25 W | 1 W'],
    ['/components/passive-components/resistors', 'size', '0402 | 0603 | 0805 | 2512 | Axial'],
    ['/components/passive-components/capacitors', 'capacitance', '22 pF | 100 nF | 1 µF | 10 µF | 100 µF | 1,000 µF'],
    ['/components/industrial-automation', 'supply', '230 V AC | 5 V DC | 24 V DC | 100–240 V AC | 3–32 V DC'],
    ['/components/enclosures', 'length', 'Up to 100 mm | 101 to 150 mm | Over 150 mm'],
  ] as const)(
    'of %s sort %s by magnitude across unit prefixes, and keep other values in part order',
    (path, id, values) => {
      const shown = facetOptions(id, sampleParts[path], {}).map(({ value }) => value);
      expect(shown.join(' | ')).toBe(values);
    },
  );

  it('count the parts that each value would show', () => {
    fc.assert(
      fc.property(anySelection, ({ category, parts, selected }) => {
        for (const { id } of category.facets) {
          for (const { value, count } of facetOptions(id, parts, selected)) {
            expect(count).toBe(filterParts(parts, { ...selected, [id]: [value] }).length);
          }
        }
      }),
    );
  });

  it('have counts that add up to the parts matching the other facets', () => {
    fc.assert(
      fc.property(anySelection, ({ category, parts, selected }) => {
        for (const { id } of category.facets) {
          const sum = facetOptions(id, parts, selected).reduce((total, { count }) => total + count, 0);
          expect(sum).toBe(filterParts(parts, { ...selected, [id]: [] }).length);
        }
      }),
    );
  });

  it('ignore unknown facets and values', () => {
    const category = categories.find(({ path }) => path === '/components/sensors');
    const parts = sampleParts['/components/sensors'];
    expect(
      validSelection(category?.facets ?? [], parts, {
        quantity: ['Distance', 'Happiness'],
        interface: [],
        colour: ['Red'],
        toString: ['x'],
      }),
    ).toEqual({ quantity: ['Distance'] });
  });
});
