import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FabValues, initialForms, type ServiceForms } from '../../packages/quoting/src/forms.ts';
import {
  fieldOf,
  followChange,
  type LastChange,
  noChange,
  priceChangeOf,
} from '../../packages/quoting/src/priceChange.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { day, fabForm } from '../helpers/quoteForms.ts';

const rigid = (values: Partial<FabValues>): ServiceForms => ({
  ...initialForms,
  fab: { ...initialForms.fab, ...values },
});

/** The change on the screen after inputs in sequence. `null` is the pause that settles a change. */
const after = (...inputs: readonly (Partial<FabValues> | null)[]) =>
  priceChangeOf(
    'fab',
    inputs.reduce<LastChange>(
      (last, input) => (input ? followChange(last, rigid(input)) : { ...last, isSettled: true }),
      noChange(initialForms),
    ),
  );

const changed = (...inputs: readonly (Partial<FabValues> | null)[]) => {
  const change = after(...inputs);
  return change && [...change.fields, change.difference];
};

describe('the last change of a price', () => {
  it('[Q-21] is a field, its new value and the difference of the totals', () => {
    expect(changed()).toBeNull();
    expect(changed({ finish: 'enig' })).toEqual(['finish', 565_22]);
    expect(changed({ finish: 'enig' }, { finish: 'enig', hole: '0.20' })).toEqual(['hole', 925_12]);
    expect(changed({ thickness: '1.0' })).toEqual(['thickness', 0]);
  });

  it('is the assembly, not its details, which appear with it', () => {
    expect(after({ assembly: 'yes' })?.fields).toEqual(['assembly']);
    expect(after({ assembly: 'yes' }, { assembly: 'yes', placements: '50' })?.fields).toEqual(['placements']);
  });

  it('is one change for all keystrokes in a field, until it is settled', () => {
    expect(changed({ quantity: '' }, { quantity: '1' }, { quantity: '15' })).toEqual(['quantity', 1_038_40]);
    expect(changed({ quantity: '15' }, null, { quantity: '1' }, { quantity: '10' })).toEqual(['quantity', -1_038_40]);
  });

  it('starts from the last price, even if a field was temporarily blank', () => {
    expect(changed({ quantity: '' })).toBeNull();
    expect(
      changed({ quantity: '' }, null, { quantity: '', finish: 'enig' }, null, { quantity: '10', finish: 'enig' }),
    ).toEqual(['finish', 565_22]);
  });

  it('disappears when the change is undone while typing, and ignores a name', () => {
    expect(changed({ quantity: '1' }, { quantity: '10' })).toBeNull();
    expect(changed({ name: 'ബോർഡ്' })).toBeNull();
    expect(changed({ finish: 'enig' }, { finish: 'enig', name: 'ബോർഡ്' })).toEqual(['finish', 565_22]);
  });

  it('has one field, or no field if several were filled', () => {
    const fieldAfter = (values: Partial<FabValues>) => {
      const change = after(values);
      return change && fieldOf(change);
    };
    expect(fieldAfter({ layers: '4' })).toBe('layers');
    expect(fieldAfter({ finish: 'enig', hole: '0.20' })).toBeNull();
  });

  it('belongs to one service', () => {
    const last = followChange(noChange(initialForms), rigid({ finish: 'enig' }));
    expect(priceChangeOf('flex', last)).toBeNull();
  });

  it('[Q-21] is the difference between the displayed totals, for any two forms', () => {
    fc.assert(
      fc.property(fabForm, fabForm, (first, second) => {
        const change = after(first, null, second);
        const [from, to] = [first, second].map((values) => quoteOf('fab', rigid(values), day).price?.total);
        if (change && from !== undefined) expect(change.difference).toBe((to ?? NaN) - from);
        if (to === undefined) expect(change).toBeNull();
      }),
    );
  });
});
