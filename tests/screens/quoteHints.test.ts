import { describe, expect, it } from 'vitest';
import { rogersLaminateContent } from '../../packages/screens/src/content/pages/rogersLaminate.content.ts';
import { fabCoverage, sourceCoverage } from '../../packages/screens/src/storefront/ServicesScreen/quotes/coverage.ts';
import { fabOptions, initialForms } from '../../packages/screens/src/storefront/ServicesScreen/quotes/forms.ts';
import {
  aspectRatio,
  foilInMillimetres,
  hintBoardSize,
  hintFinish,
  hintFlexSize,
  hintFoil,
  hintHighTg,
  hintHole,
  hintQuantity,
  hintStencilSize,
  hintTg,
  hintThickness,
  hintTrack,
  maxAspectRatio,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/hints.ts';
import { hintText } from '../../packages/screens/src/storefront/ServicesScreen/forms/hintText.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { tablesOf } from '../helpers/contentPages.ts';

const { fab } = initialForms;

describe('hints', () => {
  it('state the maximum board size of the material, in either orientation', () => {
    const board = { ...fab, sizeX: '385', sizeY: '430' };
    expect(hintBoardSize(board)).toBeNull();
    expect(hintBoardSize({ ...board, layers: '4' })).toMatchObject({ kind: 'board-too-large', maxSize: [430, 370] });
    expect(hintBoardSize({ ...board, material: 'rogers' })).toMatchObject({ maxSize: [435, 275] });
    expect(hintBoardSize({ ...board, sizeY: '431' })).toMatchObject({ maxSize: [430, 385] });
  });

  it('state the maximum stencil size', () => {
    expect(hintStencilSize({ sizeX: '400', sizeY: '500' })).toBeNull();
    expect(hintStencilSize({ sizeX: '401', sizeY: '500' })).toMatchObject({ kind: 'stencil-too-large' });
  });

  it('state the minimum track of the copper weight', () => {
    expect(hintTrack({ copper: '0.5', track: '0.10', layers: '2' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.15', layers: '4' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.10', layers: '4' })).toMatchObject({ minimum: '0.15' });
    expect(hintTrack({ copper: '2', track: '0.15', layers: '2' })).toMatchObject({ minimum: '0.20' });
  });

  it('state the minimum track of inner layers, which is wider than that of outer layers', () => {
    expect(hintTrack({ copper: '0.5', track: '0.10', layers: '4' })).toEqual({
      kind: 'inner-track-too-narrow',
      minimum: '0.125',
    });
  });

  it('say that a laser via is blind and needs an inner layer', () => {
    expect(hintHole({ layers: '1', hole: '0.20' })).toEqual({ kind: 'laser-needs-multilayer' });
    expect(hintHole({ layers: '2', hole: '0.20' })).toEqual({ kind: 'laser-needs-multilayer' });
    expect(hintHole({ layers: '4', hole: '0.20' })).toBeNull();
    expect(hintHole({ layers: '1', hole: '0.30' })).toBeNull();
  });

  it('are not needed for depth: every thickness in the form is within the aspect ratio', () => {
    const ratios = fabOptions.thickness.map((thickness) => aspectRatio({ thickness, hole: '0.30' }));
    expect(ratios).toEqual([3.3, 5.3, 6.7]);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(maxAspectRatio);
  });

  it('name the only thickness in the form that a listed Rogers core gives with 1 oz copper on both sides', () => {
    const [cores] = tablesOf(rogersLaminateContent).slice(-1);
    const thicknesses = (cores?.rows ?? []).flatMap(({ cells }) => (cells['mm'] ?? '').split(', ').map(Number));
    const made = (board: number) => thicknesses.some((core) => Math.abs(core + 2 * 0.035 - board) <= board / 10);
    expect(thicknesses.length).toBeGreaterThan(40);
    expect(fabOptions.thickness.filter((thickness) => made(Number(thickness)))).toEqual(['1.6']);
  });

  it('say that Rogers boards with one core are 1.6 mm, and that PE film has no high Tg', () => {
    const hint = (values: Partial<typeof fab>) => hintThickness({ ...fab, material: 'rogers', ...values });
    expect(hint({ thickness: '1.0' })).toEqual({ kind: 'rogers-thickness' });
    expect(hint({ thickness: '2.0', layers: '1' })).toEqual({ kind: 'rogers-thickness' });
    expect(hint({ thickness: '1.6' })).toBeNull();
    expect(hint({ thickness: '2.0', layers: '4' })).toBeNull();
    expect(hint({ thickness: '2.0', material: 'fr4' })).toBeNull();
    expect(hintHighTg({ material: 'pe', highTg: 'yes' })).toEqual({ kind: 'tg-of-polyimide-only' });
    expect(hintHighTg({ material: 'polyimide', highTg: 'yes' })).toBeNull();
    expect(hintHighTg({ material: 'pe', highTg: 'no' })).toBeNull();
  });

  it('report a foil above the range, a leaded finish and a Tg without FR-4', () => {
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

  it('report a comma that is ambiguous', () => {
    expect(hintStencilSize({ sizeX: '80', sizeY: '1,000' })).toEqual({ kind: 'comma-ambiguous', typed: '1,000' });
    expect(hintQuantity('1,50', fabCoverage(fab))).toEqual({ kind: 'comma-ambiguous', typed: '1,50' });
    expect(hintStencilSize({ sizeX: '62,5', sizeY: '80' })).toBeNull();
  });

  it('quote the value that has no price, and report an empty field', () => {
    const hint = (quantity: string) => hintQuantity(quantity, fabCoverage(fab));
    expect(hint('ten')).toEqual({ kind: 'quantity-unreadable', typed: 'ten', max: 2_000 });
    expect(hint(' ')).toEqual({ kind: 'quantity-missing', max: 2_000 });
    expect(hint('1,000')).toBeNull();
    const size = (sizeX: string, sizeY: string) => hintStencilSize({ sizeX, sizeY });
    expect(size('100', '-80')).toEqual({ kind: 'size-unreadable', typed: ['-80'] });
    expect(size('eighty', '0')).toEqual({ kind: 'size-unreadable', typed: ['eighty', '0'] });
    expect(size('', 'eighty')).toEqual({ kind: 'size-unreadable', typed: ['eighty'] });
    expect(size('', '80')).toEqual({ kind: 'size-missing' });
  });

  it('are in words that quote a long value in part', () => {
    const text = (quantity: string) => hintText(hintQuantity(quantity, fabCoverage(fab)), servicesContent);
    expect(text(' ten ')).toBe('No price for “ten”: enter a whole number from 1 to 2,000.');
    expect(text('x'.repeat(300))).toBe(`No price for “${'x'.repeat(24)}…”: enter a whole number from 1 to 2,000.`);
    expect(hintText(hintStencilSize({ sizeX: 'eighty', sizeY: '-4' }), servicesContent)).toBe(
      'No price for “eighty” and “-4”: enter X and Y in millimetres, such as 80 or 62.5, up to 1000.',
    );
  });

  it('state the quantity, area and size above which prices are on request', () => {
    expect(hintQuantity('2,001', fabCoverage(fab))).toEqual({ kind: 'quantity-on-request', max: 2_000 });
    expect(hintQuantity('101', sourceCoverage)).toEqual({ kind: 'quantity-on-request', max: 100 });
    expect(hintQuantity('1,001', fabCoverage(fab), [250, 200])).toEqual({ kind: 'area-on-request', max: 50 });
    expect(hintQuantity('1,000', fabCoverage(fab), [250, 200])).toBeNull();
    expect(hintFlexSize({ sizeX: '585', sizeY: '430' })).toBeNull();
    expect(hintFlexSize({ sizeX: '586', sizeY: '20' })).toEqual({ kind: 'flex-too-large', maxSize: [585, 430] });
  });
});
