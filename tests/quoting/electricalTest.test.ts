import { describe, expect, it } from 'vitest';
import { needsElectricalTest, withElectricalTest } from '../../packages/quoting/src/electricalTest.ts';
import { type FabValues, initialForms } from '../../packages/quoting/src/forms.ts';

/** Whether the test is on after each change in turn. */
function follow(...changes: readonly Partial<FabValues>[]) {
  let values = initialForms.fab;
  return changes.map((change) => {
    values = withElectricalTest(values, { ...values, ...change });
    return values.electricalTest;
  });
}

const off = { electricalTest: false } as const;

describe('the electrical test', () => {
  it('is switched on when the boards begin to need it: with four layers or with assembly', () => {
    expect(follow({ layers: '1' }, { layers: '4' })).toEqual([false, true]);
    expect(follow({ finish: 'enig' }, { assembly: 'yes' })).toEqual([false, true]);
  });

  it.each([{ ipcClass: '3' }, { certificate: true }, { goldFingers: 'yes' }, { castellatedHoles: true }] as const)(
    'is switched on for boards that should not be sold without it: %j',
    (change) => {
      expect(follow(change)).toEqual([true]);
      expect(needsElectricalTest({ ...initialForms.fab, ...change })).toBe(true);
    },
  );

  it('stays off once it is switched off, until it is needed again', () => {
    expect(follow({ layers: '4' }, off, { quantity: '20' }, { assembly: 'yes' })).toEqual([true, false, false, false]);
    expect(follow({ layers: '4' }, off, { layers: '2' }, { layers: '4' })).toEqual([true, false, false, true]);
  });
});
