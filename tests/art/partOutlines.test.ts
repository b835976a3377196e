import type { Part } from '@pcb/screens/catalogue/catalogue';
import { listedParts } from '@pcb/screens/fixtures/listedParts';
import { describe, expect, it } from 'vitest';
import { chip } from '../../packages/art/src/outlines/packages.ts';
import { drawOutline } from '../../packages/art/src/private/outlines/drawOutline.ts';
import { frame, pictureOf } from '../../packages/art/src/private/outlines/picture.ts';
import { boundsOf } from '../../packages/art/src/private/outlines/shapes.ts';

const parts = listedParts.map(({ part }) => part);

const terminals: Readonly<Record<string, number>> = {
  'Case A': 2,
  'DO-35': 2,
  'DO-41': 2,
  SMA: 2,
  SMB: 2,
  SMC: 2,
  'SOT-23': 3,
  'SOT-223': 4,
  'TO-92': 3,
  'TO-220': 3,
};

/** The number of pins that the words of a part state: DIP-16 has 16, a connector as many as its positions. */
function statedPins({ package: form, facets, outline }: Part): number | undefined {
  // Without pins, the outline is an unknown shape, or an accessory for a package.
  if (!('pins' in outline)) return undefined;
  const [, counted] = /^(?:DIP|SO|SOIC|LQFP|SIP)-(\d+)/.exec(form) ?? [];
  if (counted !== undefined) return Number(counted);
  if (/^\d{4}$/.test(form) && form !== '5050') return 2;
  return facets['positions'] === undefined ? terminals[form] : Number(facets['positions']);
}

const drawingOf = ({ outline }: Part) => (outline.kind === 'sketch' ? undefined : drawOutline(outline));

const stated = parts.flatMap((part) => {
  const pins = statedPins(part);
  return pins === undefined ? [] : [{ id: part.id, form: part.package, pins, part }];
});

describe('the drawing of a part', () => {
  it.each(stated)('has the $pins pins of $id, $form', ({ pins, part }) => {
    expect(drawingOf(part)?.pins).toHaveLength(pins);
  });

  it('has as many pins as its measurements say', () => {
    const measured = parts.filter(({ outline }) => 'pins' in outline);
    for (const part of measured) {
      expect(drawingOf(part)?.pins.length, part.id).toBe('pins' in part.outline ? part.outline.pins : undefined);
    }
  });

  it('has the pitch that the part states', () => {
    const pitched = parts.filter(({ facets }) => facets['pitch'] !== undefined);
    expect(pitched.length).toBeGreaterThan(0);
    for (const part of pitched) {
      const pitch = Number.parseFloat(part.facets['pitch'] ?? '');
      const xs = (drawingOf(part)?.pins ?? []).map((pin) => {
        const { x, width } = boundsOf([pin]);
        return x + width / 2;
      });
      const steps = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? 0)));
      // Within a column or across the rows the step is 0.
      expect(Math.min(...steps.filter((step) => step > 0.01)), part.id).toBeCloseTo(pitch, 6);
    }
  });

  it('tells a resistor from a capacitor', () => {
    expect(pictureOf(chip('0805', 'coating'))).not.toEqual(pictureOf(chip('0805')));
  });

  it('keeps chips to one scale, so that an 0805 is twice as long as an 0402', () => {
    const [small, large] = [pictureOf(chip('0402')).scale, pictureOf(chip('0805')).scale];
    expect((small?.units ?? 0) / (small?.mm ?? 1)).toBe((large?.units ?? 0) / (large?.mm ?? 1));
  });

  it('has a scale of at most a quarter of the frame', () => {
    for (const { id, outline } of parts) {
      expect(pictureOf(outline).scale?.units ?? 1, id).toBeLessThanOrEqual(frame.width / 4);
    }
  });
});
