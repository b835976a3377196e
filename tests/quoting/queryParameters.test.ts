import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms, type ServiceForms } from '../../packages/quoting/src/forms.ts';
import { formsFromSearch, formsToSearch, maxTextLength } from '../../packages/quoting/src/queryParameters.ts';
import { fabForm, flexForm, layoutForm, sourceForm, stencilForm } from '../helpers/quoteForms.ts';

/** Through the text of a URL, as a browser does. */
const throughUrl = (forms: ServiceForms) =>
  formsFromSearch(new URLSearchParams(new URLSearchParams(formsToSearch(forms).map((pair) => [...pair])).toString()));
const readQuery = (query: string) => formsFromSearch(new URLSearchParams(query));

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'x',
    '~',
    '8x0',
    '~x~',
    '80x60x2',
    '1,000',
    '62,5',
    'മോട്ടോർ ഡ്രൈവർ',
    '🔌🧲',
    '&fab-qty=1',
    '%E0%A4%A',
    '+',
    '#',
  ),
  fc.constant('പ'.repeat(300)),
);
const sized = { name: oddText, sizeX: oddText, sizeY: oddText, quantity: oddText };
const over = <Values extends object>(form: fc.Arbitrary<Values>, typed: Record<string, fc.Arbitrary<string>>) =>
  fc.tuple(form, fc.record(typed)).map(([values, odd]) => ({ ...values, ...odd }));
const anyForms: fc.Arbitrary<ServiceForms> = fc.record({
  layout: over(layoutForm, { name: oddText }),
  fab: over(fabForm, sized),
  flex: over(flexForm, sized),
  stencil: over(stencilForm, sized),
  source: over(sourceForm, { name: oddText, quantity: oddText }),
});

describe('the query of the forms', () => {
  it('has a readable parameter for each value that differs from the initial one', () => {
    const fab = {
      ...initialForms.fab,
      layers: '4',
      sizeX: '80',
      sizeY: '60',
      quantity: '20',
      serialNumbers: true,
    } as const;
    expect(formsToSearch({ ...initialForms, fab })).toEqual([
      ['fab-size', '80x60'],
      ['fab-qty', '20'],
      ['fab-layers', '4'],
      ['fab-serial-numbers', 'yes'],
    ]);
    expect(formsToSearch(initialForms)).toEqual([]);
  });

  it('round-trips any values', () => {
    fc.assert(
      fc.property(anyForms, (forms) => {
        expect(throughUrl(forms)).toEqual({ forms, ignored: [] });
      }),
    );
  });

  it('distinguishes a blank field from an untouched one', () => {
    expect(readQuery('fab-qty=').forms.fab.quantity).toBe('');
    expect(readQuery('').forms).toEqual(initialForms);
  });

  it('cuts longer text between characters', () => {
    const name = `${'a'.repeat(maxTextLength - 1)}🔌🔌`;
    const { forms, ignored } = throughUrl({ ...initialForms, layout: { ...initialForms.layout, name } });
    expect([forms.layout.name, ignored]).toEqual([`${'a'.repeat(maxTextLength - 1)}🔌`, []]);
  });
});

describe('reading a query', () => {
  it.each([
    ['fab-layers=3', 'an option that does not exist'],
    ['flex-layers=4', 'an option of another form'],
    ['fab-layers=constructor', 'the name of a property'],
    ['fab-electrical-test=true', 'a switch that is neither on nor off'],
    ['fab-size=80', 'a size with one side'],
    ['fab-size=80x60x2', 'a size with three sides'],
    ['fab-size=80~60', 'a broken escape'],
    [`layout-name=${'a'.repeat(maxTextLength + 1)}`, 'a text that is too long'],
    ['fab-colour=red', 'a field that the form does not have'],
    ['layout-size=80x60', 'a field of another form'],
  ])('ignores and lists %s: %s', (query) => {
    const { forms, ignored } = readQuery(`from=mail&${query}&fab-finish=enig`);
    const [key = '', value = ''] = query.split('=');
    expect(ignored).toEqual([{ key, value }]);
    expect(forms).toEqual({ ...initialForms, fab: { ...initialForms.fab, finish: 'enig' } });
  });

  it('reads the first possible value of a repeated parameter and lists the others', () => {
    const { forms, ignored } = readQuery('fab-layers=9&fab-layers=4&fab-layers=1');
    expect(forms.fab.layers).toBe('4');
    expect(ignored.map(({ value }) => value)).toEqual(['9', '1']);
  });

  it('skips parameters that do not belong to the forms', () => {
    expect(readQuery('tab=fab&layers=4&fab=1&fabric-qty=3&__proto__=1')).toEqual({ forms: initialForms, ignored: [] });
  });

  it('accepts any query', () => {
    const key = fc.oneof(
      fc.constantFrom('fab-layers', 'fab-size', 'stencil-qty', 'source-', 'flex-__proto__'),
      fc.string(),
    );
    const query = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.tuple(key, fc.string({ unit: 'grapheme' }))).map((all) => new URLSearchParams(all).toString()),
    );
    fc.assert(
      fc.property(query, (text) => {
        const { forms } = readQuery(text);
        expect(throughUrl(forms)).toEqual({ forms, ignored: [] });
        expect(Object.keys(forms.fab).toSorted()).toEqual(Object.keys(initialForms.fab).toSorted());
      }),
    );
  });
});
