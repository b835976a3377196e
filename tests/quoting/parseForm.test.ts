import { describe, expect, it } from 'vitest';
import { initialForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { parseForm } from '../../packages/quoting/src/parseForm.ts';
import { maxTextLength } from '../../packages/quoting/src/queryParameters.ts';

const { fab, stencil } = initialForms;
const problemsOf = (change: object, service: 'fab' | 'stencil' = 'fab') => {
  const read = parseForm(service, { ...initialForms[service], ...change });
  return read.isValid ? {} : read.problems;
};

describe('parseForm', () => {
  it.each(serviceTabs)('reads the initial form of %s, including from JSON', (service) => {
    const values: unknown = JSON.parse(JSON.stringify(initialForms[service]));
    expect(parseForm(service, values)).toEqual({ isValid: true, values: initialForms[service] });
  });

  it.each([null, undefined, 'fab', 7, [], [fab]])('rejects %j, which is not a form', (input) => {
    expect(parseForm('fab', input)).toEqual({ isValid: false, problems: null });
  });

  it('names every field that is missing', () => {
    const read = parseForm('stencil', {});
    expect(read).toEqual({
      isValid: false,
      problems: Object.fromEntries(Object.keys(stencil).map((name) => [name, 'missing'])),
    });
  });

  it.each([
    [{ layers: '99' }, { layers: 'option' }],
    [{ quantity: '-5' }, { quantity: 'count' }],
    [{ quantity: '0' }, { quantity: 'count' }],
    [{ quantity: 20 }, { quantity: 'type' }],
    [
      { sizeX: '0', sizeY: '9999' },
      { sizeX: 'length', sizeY: 'length' },
    ],
    [{ name: 'x'.repeat(maxTextLength + 1) }, { name: 'tooLong' }],
    [{ price: 1 }, { price: 'unknown' }],
    [{ targetPrice: 'cheap' }, { targetPrice: 'amount' }],
    [
      { ['__proto__x']: 1, constructor: 'x' },
      { ['__proto__x']: 'unknown', constructor: 'unknown' },
    ],
  ])('rejects %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('rejects a key that JSON can hold and an object literal cannot', () => {
    const input: unknown = JSON.parse(`{ "__proto__": { "quantity": "1" }, ${JSON.stringify(fab).slice(1)}`);
    const read = parseForm('fab', input);
    expect(read.isValid).toBe(false);
    expect(Object.entries(read.isValid ? {} : (read.problems ?? {}))).toEqual([['__proto__', 'unknown']]);
  });

  it('rejects a switch that is a text, and accepts any hidden count', () => {
    const [name = ''] = Object.entries(fab).find(([, value]) => typeof value === 'boolean') ?? [];
    expect(problemsOf({ [name]: 'yes' })).toEqual({ [name]: 'type' });
    expect(problemsOf({ assembly: 'no', placements: '' })).toEqual({});
    expect(problemsOf({ assembly: 'yes', placements: '' })).toEqual({ placements: 'count' });
    expect(problemsOf({ assembly: 'yes', throughHoleJoints: '0' })).toEqual({});
  });
});
