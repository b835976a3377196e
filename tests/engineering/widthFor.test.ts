import { singleMicrostrip, widthFor } from '@pcb/engineering/impedance';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../helpers/engineeringResults.ts';

describe('widthFor', () => {
  const fourLayers = (width: number) =>
    singleMicrostrip({ width, height: 0.2, thickness: 0.035, dielectricConstant: 4.6 });

  it('finds the width of an impedance', () => {
    const width = widthFor(50, fourLayers, [0.05, 5]);
    expect(width).toBeCloseTo(0.34, 2);
    expect(valuesOf(fourLayers(width ?? NaN)).impedance).toBeCloseTo(50, 9);
  });

  it('returns undefined if there is no such width in the interval', () => {
    expect(widthFor(500, fourLayers, [0.05, 5])).toBeUndefined();
    expect(widthFor(NaN, fourLayers, [0.05, 5])).toBeUndefined();
    expect(widthFor(50, fourLayers, [0, 5])).toBeUndefined();
    expect(widthFor(50, fourLayers, [0.05, 500])).toBeUndefined();
  });
});
