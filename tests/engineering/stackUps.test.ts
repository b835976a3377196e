import {
  laserStackUps,
  layersBetween,
  outerDielectric,
  stackUps,
  stackUpsOf,
  sumOfLayers,
  thicknessTolerance,
} from '@pcb/engineering/stackUps';
import { describe, expect, it } from 'vitest';

const all = [...stackUps, ...laserStackUps];

describe('stack-ups', () => {
  it.each(all)('$id: its rows add up to the stated thickness, within the tolerance of the nominal', (stackUp) => {
    expect(sumOfLayers(stackUp.layers)).toBe(stackUp.thickness);
    expect(Math.abs(stackUp.thickness / stackUp.nominalThickness - 1)).toBeLessThan(thicknessTolerance);
  });

  it.each(all)('$id: has its copper layers, copper outside and unique ids', ({ layers, copperLayers }) => {
    expect(layers.filter(({ kind }) => kind === 'copper').map(({ id }) => id)).toEqual(
      Array.from({ length: copperLayers }, (_, index) => `L${index + 1}`),
    );
    expect(layers[0]?.kind).toBe('copper');
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  });

  it.each(all.filter(({ copperLayers }) => copperLayers > 1))('$id: is symmetric about its middle', ({ layers }) => {
    const shape = layers.map(({ kind, thickness }) => `${kind} ${thickness}`);
    expect(shape).toEqual(shape.toReversed());
  });

  it.each(all)(
    '$id: has prepreg between any two cores, and a plane under each outer signal of a multilayer',
    (stackUp) => {
      const dielectrics = stackUp.layers.filter(({ kind }) => kind !== 'copper').map(({ kind }) => kind);
      dielectrics.forEach((kind, index) => {
        if (index > 0) expect([kind, dielectrics[index - 1]]).toContain('prepreg');
      });
      if (stackUp.copperLayers < 4) return;
      const uses = stackUp.layers.flatMap((layer) => (layer.kind === 'copper' ? [layer.use] : []));
      expect(uses[1]).toBe('ground');
      expect(uses.at(-2)).toBe('power');
    },
  );

  it('have the thicknesses of the order form, and are found by layer count', () => {
    expect(stackUps.map(({ id, thickness }) => [id, thickness])).toEqual([
      ['1-1.6', 1.6],
      ['2-1.0', 1],
      ['2-1.6', 1.6],
      ['2-2.0', 2],
      ['4-1.0', 1.015],
      ['4-1.6', 1.605],
      ['4-2.0', 2.005],
      ['6-1.6', 1.6],
    ]);
    expect(laserStackUps.map(({ id, thickness }) => [id, thickness])).toEqual([
      ['4-1.0-laser', 1.055],
      ['4-1.6-laser', 1.545],
      ['4-2.0-laser', 1.945],
    ]);
    expect(stackUpsOf(4).map(({ nominalThickness }) => nominalThickness)).toEqual([1, 1.6, 2]);
    expect(stackUpsOf(5)).toEqual([]);
  });

  it('list the layers between two layers, in either order, and the dielectric under L1', () => {
    const [single, , , , , , , six] = stackUps;
    if (!single || !six) throw new Error('No stack-ups');
    const idsBetween = (one: string, other: string) => layersBetween(six, one, other).map(({ id }) => id);
    expect(idsBetween('L2', 'L4')).toEqual(['C1', 'L3', 'PP2']);
    expect(idsBetween('L4', 'L2')).toEqual(['C1', 'L3', 'PP2']);
    expect(idsBetween('L2', 'L7')).toEqual([]);
    expect(outerDielectric(six)).toMatchObject({ id: 'PP1', thickness: 0.12 });
    expect(outerDielectric(single)).toBeUndefined();
  });
});
