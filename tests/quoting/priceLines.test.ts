import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms, type ServiceForms, type ServiceTab } from '../../packages/quoting/src/forms.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { anyQuote, day } from '../helpers/quoteForms.ts';

/** The lines of a form with some changed values, as kind, subject and amount. */
function linesOf<Service extends ServiceTab>(service: Service, values: Partial<ServiceForms[Service]> = {}) {
  const forms = { ...initialForms, [service]: { ...initialForms[service], ...values } };
  return (quoteOf(service, forms, day).price?.lines ?? []).map((line) => [
    line.kind,
    ...('field' in line && line.field ? [line.field] : []),
    line.amount,
  ]);
}

describe('the lines of a price', () => {
  it('[Q-21] add up to the price: rounding is at most half a step, and only volume and choices lower it', () => {
    fc.assert(
      fc.property(anyQuote, ({ price }) => {
        for (const line of price?.lines ?? []) {
          // Half a rupee, for a layout 25 rupees, and half a paisa for each other line.
          if (line.kind === 'rounding') expect(Math.abs(line.amount)).toBeLessThanOrEqual(25_05);
          else if (line.kind === 'volume') expect(line.amount).toBeLessThanOrEqual(0);
          else if (line.kind === 'choice') expect(line.amount * (line.factor - 1)).toBeGreaterThanOrEqual(0);
          // A tiny piece costs less than half a paisa.
          else expect(line.amount).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[Q-21] charge each choice on the lines above it, and extras at their own rates', () => {
    expect(linesOf('fab')).toEqual([
      ['order', 'layers', 900_00],
      ['area', 1_760_00],
    ]);
    expect(linesOf('fab', { finish: 'enig', copper: '2', castellatedHoles: true, assembly: 'yes' })).toEqual([
      ['order', 'layers', 900_00],
      ['area', 1_760_00],
      ['choice', 'finish', 478_80],
      ['choice', 'copper', 627_76],
      ['extra', 'castellatedHoles', 720_00],
      // 600 for the line, 1,600 for a side, 500 for buying the parts, 40 for each of 15 parts, 1.20 for each of 40 placements, 3 for each of 4 joints.
      ['extra', 'assembly', 600_00],
      ['extra', 'assemblySides', 1_600_00],
      ['counted', 'placements', 480_00],
      ['counted', 'uniqueParts', 600_00],
      ['counted', 'throughHoleJoints', 120_00],
      ['extra', 'partsSupply', 500_00],
      ['rounding', 44],
    ]);
  });

  it('deduct the volume saving from boards and extras', () => {
    // 0.8 m² at 60 % and 0.2 m² at 40 % of 22,000 rupees, and 50 of 150 serial numbers at 90 % of 3.
    expect(linesOf('fab', { quantity: '150', serialNumbers: true })).toEqual([
      ['order', 'layers', 900_00],
      ['area', 26_400_00],
      ['extra', 'serialNumbers', 700_00],
      ['volume', -9_680_00],
      ['volume', -15_00],
    ]);
  });

  it('name the charges of the other forms', () => {
    expect(linesOf('layout', { layers: '1' })).toEqual([
      ['order', 'components', 6_500_00],
      ['choice', 'layers', -975_00],
      ['choice', 'leadTime', 1_381_25],
      ['rounding', -6_25],
    ]);
    expect(linesOf('flex', { thickness: '0.04', gerber: 'no' })).toEqual([
      ['order', 'layers', 4_500_00],
      ['area', 2_160_00],
      ['choice', 'thickness', 666_00],
      ['choice', 'finish', 1_098_90],
      ['extra', 'gerber', 1_500_00],
      ['rounding', 10],
    ]);
    expect(linesOf('stencil', { type: 'framed', side: 'both' })).toEqual([
      ['piece', 'type', 1_800_00],
      ['area', 330_00],
      ['choice', 'side', 1_491_00],
      ['choice', 'leadTime', 543_15],
      ['extra', 'printer', 300_00],
      ['rounding', -15],
    ]);
    expect(linesOf('source', { quantity: '20' })).toEqual([
      ['order', 500_00],
      ['piece', 5_000_00],
      ['volume', -1_500_00],
    ]);
  });
});
