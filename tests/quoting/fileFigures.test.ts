import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FiledService,
  type FileFigures,
  type HoleFigures,
  withFileFigures,
} from '../../packages/quoting/src/fileFigures.ts';
import { type FabValues, initialForms } from '../../packages/quoting/src/forms.ts';
import { fabRules } from '../../packages/quoting/src/hints/fab.ts';
import {
  agreesWithFiles,
  fabFileRules,
  flexFileRules,
  stencilFileRules,
} from '../../packages/quoting/src/hints/files.ts';
import { applyingHints } from '../../packages/quoting/src/hints/hintsOf.ts';
import { stencilRules } from '../../packages/quoting/src/hints/stencil.ts';
import { agreeingFileFigures as agreeing } from '../../packages/screens/src/fixtures/fileFigures.ts';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';
import { wrongAdvice } from '../helpers/advice.ts';
import { fabForm, stencilForm } from '../helpers/quoteForms.ts';

const length = (max: number) => fc.option(fc.double({ min: 0.01, max, noNaN: true }));
const someSides = fc.subarray<'top' | 'bottom'>(['top', 'bottom']);

const anyHoles: fc.Arbitrary<HoleFigures> = fc.record({
  smallestDrill: length(2),
  smallestRing: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
  narrowestSlot: fc.record({ plated: length(2), unplated: length(2) }),
});

/** Files with other holes, if their sizes are finished sizes. */
const withHoles = (change: Partial<HoleFigures>): Partial<FileFigures> => ({
  holes: { ...agreeing.holes, finished: { ...agreeing.holes.finished, ...change } },
});

const anyFigures: fc.Arbitrary<FileFigures> = fc.record({
  size: fc.option(fc.tuple(fc.double({ min: 1, max: 600, noNaN: true }), fc.double({ min: 1, max: 600, noNaN: true }))),
  copperLayers: fc.integer({ min: 0, max: 16 }),
  smallestTrack: length(1),
  smallestGap: length(1),
  holes: fc.record({ finished: anyHoles, drill: anyHoles }),
  copperToEdge: length(2),
  pasteAreaPerPerimeter: length(1),
  hasHalfHoles: fc.boolean(),
  holesWithoutPlating: fc.nat(500),
  maskSides: someSides,
  legendSides: someSides,
  pasteSides: someSides,
});

const textsFor = (files: FileFigures, values: FabValues = initialForms.fab) =>
  applyingHints(fabFileRules(files), values).map((hint) => [hint.field, hintText(hint, hintsContent.fab)]);

describe('the figures from the files of a rigid board', () => {
  it('cause no hints if the form agrees, even with the sides in the other order', () => {
    expect(textsFor(agreeing)).toEqual([]);
    expect(textsFor({ ...agreeing, size: [80.05, 100] })).toEqual([]);
  });

  it.each<[string, Partial<FileFigures>, string, string]>([
    ['size', { size: [53.34, 20.32] }, 'size', 'Your files measure 53.34 × 20.32 mm.'],
    ['layers', { copperLayers: 4 }, 'layers', 'Your files have 4 copper layers.'],
    [
      'many layers',
      { copperLayers: 6 },
      'layers',
      'Your files have 6 copper layers. Boards with more than 4 are priced on request: the price here is for the layers chosen.',
    ],
    [
      'a track',
      { smallestTrack: 0.127 },
      'track',
      'The narrowest track in your files is 0.127 mm. Choose 0.10 mm and 0.5 oz, or an engineer reviews it.',
    ],
    [
      'a gap',
      { smallestGap: 0.1 },
      'track',
      'The smallest gap in your files is 0.100 mm. Choose 0.10 mm and 0.5 oz, or an engineer reviews it.',
    ],
    [
      'a hole',
      withHoles({ smallestDrill: 0.25 }),
      'hole',
      'The smallest hole in your files needs a drill of 0.25 mm. Mechanical drills start at 0.30 mm: an engineer reviews smaller ones.',
    ],
    [
      'a ring',
      withHoles({ smallestRing: 0.1 }),
      'hole',
      'The smallest annular ring in your files is 0.100 mm beyond the drill, below our 0.127 mm. An engineer reviews it.',
    ],
    [
      'a broken ring',
      withHoles({ smallestRing: -0.01 }),
      'hole',
      'A hole in your files leaves its pad. An engineer reviews it.',
    ],
    [
      'copper at the edge',
      { copperToEdge: 0.0004 },
      'size',
      'Copper in your files reaches the edge of the board. An engineer asks whether the edge is plated.',
    ],
    [
      'copper near the edge',
      { copperToEdge: 0.2 },
      'size',
      'Copper in your files is 0.200 mm from the edge of the board, below our 0.25 mm. An engineer reviews it.',
    ],
    [
      'a slot',
      withHoles({ narrowestSlot: { plated: 0.5, unplated: null } }),
      'hole',
      'The narrowest slot in your files is 0.50 mm wide when finished, below our 0.60 mm. An engineer reviews it.',
    ],
    [
      'plating',
      { holesWithoutPlating: 1 },
      'hole',
      'Your files do not state whether they are plated: 1 hole. Say it in the remarks, or we ask you.',
    ],
    [
      'half holes',
      { hasHalfHoles: true },
      'castellatedHoles',
      'Your files have plated holes on the edge of the board. If they are half holes, choose castellated holes and ENIG.',
    ],
    [
      'the mask',
      { maskSides: ['top'] },
      'maskColour',
      'Your files have no solder mask for the bottom. Add it, or we ask you.',
    ],
    ['the legend', { legendSides: ['top'] }, 'legendSide', 'Your files have a legend on the top.'],
  ])('cause a hint at the field if the form differs: %s', (_, change, field, text) => {
    expect(textsFor({ ...agreeing, ...change })).toEqual([[field, text]]);
  });

  it('are advice that does not raise a review of the form', () => {
    fc.assert(
      fc.property(anyFigures, fabForm, stencilForm, (files, fab, stencil) => {
        expect(wrongAdvice('fab', [...fabFileRules(files), ...fabRules], fab)).toEqual([]);
        expect(wrongAdvice('stencil', [...stencilFileRules(files), ...stencilRules], stencil)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('include the drills of the files if the form states that the hole sizes are drill sizes', () => {
    const files = { ...agreeing, ...withHoles({ smallestDrill: 0.2, smallestRing: 0.1 }) };
    expect(textsFor(files)).toHaveLength(2);
    expect(textsFor(files, { ...initialForms.fab, holeSizes: 'drill' })).toEqual([]);
  });

  it('measure the smallest aperture of a stencil after its reduction', () => {
    const files = { ...agreeing, pasteSides: ['top'] as const, pasteAreaPerPerimeter: 0.09 };
    const ratioWith = (reduction: '0' | '20') =>
      applyingHints(stencilFileRules(files), { ...initialForms.stencil, reduction })
        .filter(({ code }) => code === 'fileAreaRatio')
        .map((hint) => hintText(hint, hintsContent.stencil));
    expect(ratioWith('0')).toEqual([]);
    // The sides are the square root of 80 % as long: 0.09 mm × 0.894 ÷ 0.127 mm.
    expect(ratioWith('20')[0]).toMatch(/has an area ratio of 0\.633 in this foil/);
  });

  it('allow copper at the edge if that is ordered', () => {
    const files = { ...agreeing, copperToEdge: 0 };
    expect(textsFor(files, { ...initialForms.fab, castellatedHoles: true })).toEqual([]);
    expect(textsFor(files, { ...initialForms.fab, edgePlating: 'yes' })).toEqual([]);
  });

  it('fill the form with size, layers and tracks that we make, and a second time does not change it', () => {
    fc.assert(
      fc.property(anyFigures, fabForm, (figures, fab) => {
        const filled = withFileFigures('fab', { ...initialForms, fab }, figures);
        expect(withFileFigures('fab', filled, figures)).toEqual(filled);
        const codes = applyingHints(fabFileRules(figures), filled.fab).map(({ code }) => code);
        expect(codes).not.toContain('fileSize');
        expect(codes).not.toContain('fileHalfHoles');
        if ([1, 2, 4].includes(figures.copperLayers)) expect(codes).not.toContain('fileLayers');
        const finest = Math.min(figures.smallestTrack ?? 1, figures.smallestGap ?? 1);
        if (finest >= 0.1) expect(codes).not.toContain('fileTrack');
      }),
    );
  });

  it('do not change other fields', () => {
    const nothing: FileFigures = {
      ...agreeing,
      size: null,
      copperLayers: 0,
      smallestTrack: null,
      smallestGap: null,
      ...withHoles({ smallestDrill: null }),
    };
    expect(withFileFigures('fab', initialForms, nothing)).toEqual(initialForms);
  });
});

describe('the figures from the files of other orders', () => {
  it('compare size and layers of a flexible circuit, and fill them', () => {
    const rules = flexFileRules({ ...agreeing, size: [60, 20], copperLayers: 4 });
    expect(applyingHints(rules, initialForms.flex).map(({ code }) => code)).toEqual(['fileManyLayers']);
    expect(withFileFigures('flex', initialForms, agreeing).flex).toMatchObject({
      sizeX: '100',
      sizeY: '80',
      layers: '2',
    });
  });

  it('compare the side of a stencil, and fill it', () => {
    const files: FileFigures = { ...agreeing, pasteSides: ['bottom'] };
    const hints = applyingHints(stencilFileRules(files), initialForms.stencil);
    expect(hints.map((hint) => hintText(hint, hintsContent.stencil))).toEqual([
      'Your files have a paste layer for the bottom.',
    ]);
    expect(withFileFigures('stencil', initialForms, files).stencil.side).toBe('bottom');
  });

  it('compare the smallest aperture with the foil of a stencil', () => {
    // A square of 0.3 mm: its area by its perimeter is 0.075 mm.
    const rules = stencilFileRules({ ...agreeing, pasteAreaPerPerimeter: 0.075 });
    const textsIn = (thickness: '4' | '5') =>
      applyingHints(rules, { ...initialForms.stencil, thickness }).map((hint) => hintText(hint, hintsContent.stencil));
    expect(textsIn('4')).toEqual([]);
    expect(textsIn('5')).toEqual([
      'The smallest opening in your files has an area ratio of 0.59 in this foil, below the 0.66 of IPC-7525. Choose 4 mil, or an engineer reviews it.',
    ]);
  });

  it.each<[FiledService, Partial<FileFigures>, boolean]>([
    ['fab', {}, true],
    ['fab', { copperLayers: 6 }, false],
    ['fab', { maskSides: [] }, false],
    ['flex', { size: [60, 20], copperLayers: 1 }, true],
    ['flex', { size: [60, 20], copperLayers: 4 }, false],
    ['stencil', {}, true],
    ['stencil', { pasteSides: [] }, false],
  ])('agree with the form only without hints: %s %o', (service, change, agrees) => {
    expect(agreesWithFiles(service, initialForms, { ...agreeing, ...change })).toBe(agrees);
  });
});
