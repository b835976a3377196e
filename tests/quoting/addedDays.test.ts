import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfDays } from '../../packages/quoting/src/addedDays.ts';
import { type FabValues, initialForms } from '../../packages/quoting/src/forms.ts';
import { quoteFab } from '../../packages/quoting/src/quoteOf.ts';
import { addedDaysText } from '../../packages/screens/src/quote/shipDate.content.ts';
import { day, fabForm } from '../helpers/quoteForms.ts';

const reasonsOf = (values: Partial<FabValues>) =>
  quoteFab({ ...initialForms.fab, ...values }, day).addedDays.map(({ reason, days }) => `${days} ${reason}`);

describe('the lead time of rigid boards', () => {
  it('is the time of plain boards plus additions, each with its reason in words', () => {
    fc.assert(
      fc.property(fabForm, (values) => {
        const { leadTime, addedDays } = quoteFab(values, day);
        if (!leadTime) return;
        expect(leadTime.to).toBe(Number(values.leadTime) + sumOfDays(addedDays));
        expect(sumOfDays(addedDays, 'boards') + sumOfDays(addedDays, 'assembly')).toBe(sumOfDays(addedDays));
        for (const { days } of addedDays) expect(days).toBeGreaterThan(0);
        expect(new Set(addedDays.map(({ reason }) => reason)).size).toBe(addedDays.length);
        expect(addedDaysText(addedDays)).not.toMatch(/undefined|NaN/);
      }),
    );
  });

  it.each([
    [{}, []],
    [{ material: 'rogers' }, ['3 rogers']],
    [{ hole: '0.20' }, ['1 laser']],
    [{ viaTreatment: 'plugged' }, ['1 pluggedVias']],
    [{ viaTreatment: 'filled', firstArticle: true }, ['3 filledVias', '2 firstArticle']],
    [
      { layers: '4', ipcClass: '3', impedance: 'yes', microsection: true },
      ['2 innerLayers', '1 class3', '1 impedance', '1 microsection'],
    ],
    [{ goldFingers: 'yes', castellatedHoles: true }, ['1 castellatedHoles', '2 goldFingers']],
    [
      { assembly: 'yes', finePitch: 'yes', assemblyClass: '3', xray: true },
      ['3 assembly', '1 finePitch', '1 assemblyClass3', '1 xray'],
    ],
    // Assembly options do not add days to bare boards.
    [{ coating: true, assemblySides: 'both', placements: '151' }, []],
    [
      { assembly: 'yes', coating: true, assemblySides: 'both', placements: '151', quantity: '101' },
      ['3 quantity', '6 assembly', '1 bothSides', '1 placements', '1 coating'],
    ],
    [{ assembly: 'yes', placements: '150' }, ['3 assembly']],
  ] as const)('names what it includes: %j', (values, reasons) => {
    expect(reasonsOf(values)).toEqual(reasons);
  });

  it.each([
    { material: 'rogers' },
    { hole: '0.20' },
    { viaTreatment: 'plugged' },
    { viaTreatment: 'filled' },
    { layers: '4' },
    { ipcClass: '3' },
    { impedance: 'yes' },
    { microsection: true },
    { castellatedHoles: true },
    { goldFingers: 'yes' },
    { firstArticle: true },
    { assembly: 'yes' },
    { assembly: 'yes', finePitch: 'yes' },
    { assembly: 'yes', assemblyClass: '3' },
    { assembly: 'yes', xray: true },
    { assembly: 'yes', assemblySides: 'both' },
    { assembly: 'yes', placements: '200' },
    { assembly: 'yes', coating: true },
  ] as const)('is longer with each of these than without, whatever else is chosen: %j', (choice) => {
    const plain = Object.fromEntries(
      Object.keys(choice).map((name) => [name, initialForms.fab[name as keyof FabValues]]),
    );
    fc.assert(
      fc.property(fabForm, (values) => {
        const [without, having] = [plain, choice].map((patch) => quoteFab({ ...values, ...patch }, day).leadTime);
        if (without && having) expect(having.to).toBeGreaterThan(without.to);
      }),
    );
  });
});
