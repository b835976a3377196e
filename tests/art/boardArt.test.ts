import { describe, expect, it } from 'vitest';
import { drawBoard, drawLayers, drawUncached } from '../../packages/art/src/private/board/drawBoard.ts';
import { planBoard } from '../../packages/art/src/private/board/planBoard.ts';
import { planModule } from '../../packages/art/src/private/board/planModule.ts';
import { boardArtVariants } from '../../packages/art/src/private/board/scene.ts';
import { strokesOf, textWidth } from '../../packages/art/src/private/pen/strokeFont.ts';

const seeds = ['hero', 'cover-1', 'cover-2', 'layout', 7, 42, 'a', 'ž'];
const aspects = [0.75, 1, 4 / 3, 16 / 9, 3];
const scenes = boardArtVariants.map((variant) => ({
  variant,
  drawn: seeds.flatMap((seed) => aspects.map((aspect) => drawUncached(variant, seed, aspect))),
}));
const boards = seeds.flatMap((seed) => aspects.map((aspect) => ({ seed, aspect, layout: planBoard(seed, aspect) })));

/** The cells of a track, and the middle of each diagonal step, where two tracks can cross without sharing a cell. */
function cellsOf(points: readonly { x: number; y: number }[]) {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const steps = 2 * Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const share = steps === 0 ? 0 : step / steps;
      return `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
    });
  });
}

describe('board art', () => {
  it.each(boardArtVariants)('draws the same %s for the same seed', (variant) => {
    for (const seed of seeds) expect(drawUncached(variant, seed, 4 / 3)).toEqual(drawUncached(variant, seed, 4 / 3));
  });

  it.each(boardArtVariants)('draws a different %s for a different seed', (variant) => {
    const drawn = seeds.map((seed) => JSON.stringify(drawUncached(variant, seed, 4 / 3)));
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it('reads a number and its digits as the same seed', () => {
    expect(drawUncached('assembly', 7, 1)).toEqual(drawUncached('assembly', '7', 1));
  });

  it('caches pictures for the next render, up to a limit', () => {
    const first = drawBoard('assembly', 'kept', 1);
    expect(drawBoard('assembly', 'kept', 1)).toBe(first);
    for (let other = 0; other < 60; other += 1) drawBoard('sourcing', other, 1);
    const again = drawBoard('assembly', 'kept', 1);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('draws the same board in layers as at once', () => {
    for (const seed of seeds) {
      const { shapes, ...size } = drawUncached('assembly', seed, 4 / 3);
      const layers = drawLayers(seed, 4 / 3);
      const inLayers = layers.flatMap(({ scene }) => scene.shapes);
      for (const { scene } of layers) expect(scene).toMatchObject(size);
      for (const shape of shapes) expect(inLayers, shape.paint).toContainEqual(shape);
    }
  });

  describe.each(scenes)('$variant', ({ drawn }) => {
    it('stays under 60 nodes and 64 kB of paths', () => {
      for (const { shapes } of drawn) {
        expect(shapes.length).toBeGreaterThan(3);
        expect(shapes.length).toBeLessThan(60);
        expect(shapes.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(64 * 1024);
      }
    });

    it('uses each paint once, as one path', () => {
      for (const { shapes } of drawn) {
        const names = shapes.map(({ paint }) => paint);
        expect(new Set(names).size).toBe(names.length);
      }
    });

    it('writes valid path data', () => {
      for (const { d } of drawn.flatMap(({ shapes }) => shapes)) expect(d).toMatch(/^M[-MLHVhvlaz\d. ]+$/);
    });
  });

  it.each(aspects)('keeps the requested aspect ratio of %f', (aspect) => {
    for (const variant of boardArtVariants) {
      const { width, height } = drawBoard(variant, 'hero', aspect);
      expect(Math.abs(width / height / aspect - 1)).toBeLessThan(0.04);
    }
  });

  it('routes tracks in multiples of 45°, with bends', () => {
    const bends = boards.flatMap(({ layout }) =>
      layout.tracks.flatMap(({ points }) =>
        points.slice(1).map((to, index) => {
          const from = points[index] ?? to;
          return { dx: Math.abs(to.x - from.x), dy: Math.abs(to.y - from.y) };
        }),
      ),
    );
    expect(bends.length).toBeGreaterThan(1000);
    expect(bends.filter(({ dx, dy }) => !(dx === 0 || dy === 0 || dx === dy))).toEqual([]);
    expect(bends.filter(({ dx, dy }) => dx === dy).length).toBeGreaterThan(100);
  });

  it('never crosses two nets on a layer', () => {
    for (const { seed, aspect, layout } of boards) {
      for (const layer of ['top', 'bottom'] as const) {
        const owners = new Map<string, number>();
        const crossings: string[] = [];
        for (const { net, points } of layout.tracks.filter((track) => track.layer === layer)) {
          for (const cell of cellsOf(points)) {
            if ((owners.get(cell) ?? net) !== net) crossings.push(`${seed} ${aspect} ${layer} ${cell}`);
            owners.set(cell, net);
          }
        }
        expect(crossings).toEqual([]);
      }
    }
  });

  it('ends tracks on pads of their net and keeps them off other pads', () => {
    for (const { layout } of boards) {
      const pads = layout.parts.flatMap((part) => part.pads);
      for (const { net, points, layer } of layout.tracks) {
        const wrong = pads.filter(
          (pad) =>
            (layer === 'top' || pad.hole > 0) &&
            pad.net !== net &&
            points.some(({ x, y }) => Math.abs(x - pad.x) < pad.w / 2 && Math.abs(y - pad.y) < pad.h / 2),
        );
        expect(wrong).toEqual([]);
      }
    }
  });

  it('keeps parts apart and gives each a unique reference', () => {
    for (const { layout } of boards) {
      const { parts } = layout;
      expect(new Set(parts.map(({ reference }) => reference)).size).toBe(parts.length);
      const clashes = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(
            (other) =>
              Math.abs(one.courtyard.x - other.courtyard.x) * 2 < one.courtyard.w + other.courtyard.w - 1e-9 &&
              Math.abs(one.courtyard.y - other.courtyard.y) * 2 < one.courtyard.h + other.courtyard.h - 1e-9,
          ),
      );
      expect(clashes).toEqual([]);
    }
  });

  it('prints each reference clear of pads, and a letter away from the next on its line', () => {
    for (const { layout } of boards) {
      const texts = layout.labels.map((label) => ({
        ...label,
        w: textWidth(label.text, label.height),
        h: label.height,
      }));
      const pads = layout.parts.flatMap((part) => part.pads);
      const gap = (one: (typeof texts)[number] | (typeof pads)[number], other: (typeof texts)[number]) =>
        Math.abs(one.x - other.x) - (one.w + other.w) / 2;
      const isBeside = (one: (typeof texts)[number] | (typeof pads)[number], other: (typeof texts)[number]) =>
        Math.abs(one.y - other.y) * 2 < one.h + other.h;
      for (const [index, text] of texts.entries()) {
        expect(pads.filter((pad) => isBeside(pad, text) && gap(pad, text) < 0)).toEqual([]);
        expect(texts.slice(0, index).filter((other) => isBeside(other, text) && gap(other, text) < 1)).toEqual([]);
      }
    }
  });

  it('fills the board with parts, tracks and vias at every aspect ratio', () => {
    for (const { layout } of boards) {
      expect(layout.parts.length).toBeGreaterThan(4);
      expect(layout.tracks.length).toBeGreaterThan(12);
      expect(layout.vias.length).toBeGreaterThan(5);
    }
  });
});

describe('a module with a name', () => {
  const named = ['IOT', 'Measurements'].flatMap((name) =>
    seeds.map((seed) => ({ name, layout: planModule(seed, 3 / 2, name) })),
  );

  it('prints the whole name between its mounting holes, clear of parts, vias, tracks and references', () => {
    for (const { name, layout } of named) {
      const [title, ...references] = layout.labels;
      if (!title) throw new Error('no title');
      expect(title.text).toBe(name.toUpperCase());
      const w = textWidth(title.text, title.height);
      const isOn = (one: { x: number; y: number; w: number; h: number }) =>
        Math.abs(one.x - title.x) * 2 < one.w + w && Math.abs(one.y - title.y) * 2 < one.h + title.height;
      expect(layout.parts.map(({ courtyard }) => courtyard).filter(isOn)).toEqual([]);
      expect(layout.holes.map((hole) => ({ ...hole, w: 4.8, h: 4.8 })).filter(isOn)).toEqual([]);
      expect(layout.vias.map((via) => ({ ...via, w: 0.7, h: 0.7 })).filter(isOn)).toEqual([]);
      expect(
        references.map((label) => ({ ...label, w: textWidth(label.text, label.height), h: label.height })).filter(isOn),
      ).toEqual([]);
      const points = layout.tracks.filter(({ layer }) => layer === 'top').flatMap((track) => track.points);
      expect(points.map((point) => ({ ...point, w: 0.3, h: 0.3 })).filter(isOn)).toEqual([]);
    }
  });

  it('has parts and tracks, and letters of more than 2 cells, which are 9 px in a picture of 200 px', () => {
    for (const { layout } of named) {
      expect(layout.parts.length).toBeGreaterThan(7);
      expect(layout.tracks.length).toBeGreaterThan(10);
      expect(layout.labels[0]?.height).toBeGreaterThan(2.4);
    }
  });
});

describe('stroke font', () => {
  it('has strokes for every letter, digit and symbol of a legend', () => {
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.+/') {
      expect(strokesOf(character, { x: 0, y: 0 }, 6).length, character).toBeGreaterThan(0);
    }
  });

  it('keeps a text within its width and height', () => {
    const points = strokesOf('R12', { x: 10, y: 5 }, 3).flat();
    const half = textWidth('R12', 3) / 2;
    for (const { x, y } of points) {
      expect(Math.abs(x - 10)).toBeLessThanOrEqual(half + 1e-9);
      expect(Math.abs(y - 5)).toBeLessThanOrEqual(1.5 + 1e-9);
    }
  });
});
