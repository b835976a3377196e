import { describe, expect, it } from 'vitest';
import { initialForms } from '../../packages/screens/src/storefront/ServicesScreen/quotes/forms.ts';
import {
  aspectRatio,
  foilInMillimetres,
  hintBoardSize,
  hintFinish,
  hintFoil,
  hintHole,
  hintQuantity,
  hintSize,
  hintStencilSize,
  hintTg,
  hintTrack,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/hints.ts';

const { fab } = initialForms;

describe('hints', () => {
  it('tell the largest board of the material, either way round', () => {
    const board = { ...fab, sizeX: '385', sizeY: '430' };
    expect(hintBoardSize(board)).toBeNull();
    expect(hintBoardSize({ ...board, layers: '4' })).toMatchObject({ kind: 'board-too-large', largest: [430, 370] });
    expect(hintBoardSize({ ...board, material: 'rogers' })).toMatchObject({ largest: [435, 275] });
    expect(hintBoardSize({ ...board, sizeY: '431' })).toMatchObject({ largest: [430, 385] });
  });

  it('tell the largest stencil', () => {
    expect(hintStencilSize({ sizeX: '400', sizeY: '500' })).toBeNull();
    expect(hintStencilSize({ sizeX: '401', sizeY: '500' })).toMatchObject({ kind: 'stencil-too-large' });
  });

  it('tell the narrowest track of the copper', () => {
    expect(hintTrack({ copper: '0.5', track: '0.10' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.15' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.10' })).toMatchObject({ narrowest: '0.15' });
    expect(hintTrack({ copper: '2', track: '0.15' })).toMatchObject({ narrowest: '0.20' });
  });

  it('tell a hole deeper than eight times its width', () => {
    expect(hintHole({ thickness: '1.6', hole: '0.20' })).toBeNull();
    expect(hintHole({ thickness: '2.0', hole: '0.30' })).toBeNull();
    expect(aspectRatio({ thickness: '1.6', hole: '0.30' })).toBe(5.3);
    expect(hintHole({ thickness: '2.0', hole: '0.20' })).toEqual({ kind: 'hole-too-deep', ratio: 10, largest: 8 });
  });

  it('tell a foil above the range, lead in the finish and Tg without FR-4', () => {
    expect(hintFoil({ thickness: '8' })).toMatchObject({ kind: 'foil-too-thick' });
    expect(hintFoil({ thickness: '6' })).toBeNull();
    expect((['4', '5', '6', '8'] as const).map((thickness) => foilInMillimetres({ thickness }))).toEqual([
      '0.10',
      '0.13',
      '0.15',
      '0.20',
    ]);
    expect(hintFinish({ finish: 'hasl' })).toEqual({ kind: 'leaded-finish' });
    expect(hintFinish({ finish: 'enig' })).toBeNull();
    expect(hintTg({ material: 'rogers', tg: 'high' })).toEqual({ kind: 'tg-of-fr4-only' });
    expect(hintTg({ material: 'fr4', tg: 'high' })).toBeNull();
  });

  it('tell what cannot be read, and leave an empty field in peace', () => {
    expect(hintQuantity('ten')).toEqual({ kind: 'quantity-unreadable' });
    expect(hintQuantity('')).toBeNull();
    expect(hintQuantity('1,000')).toBeNull();
    expect(hintSize({ sizeX: '100', sizeY: '-80' })).toEqual({ kind: 'size-unreadable' });
    expect(hintSize({ sizeX: '', sizeY: '80' })).toBeNull();
  });
});
