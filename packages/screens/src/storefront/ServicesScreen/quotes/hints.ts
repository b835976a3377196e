import type { FabValues, StencilValues } from './forms.ts';
import { parsePositiveCount, parsePositiveLength, parseSize } from './parse.ts';

/**
 * Hints advise and never stop anybody: each says what the limit is, and the order stays possible. What they say
 * in words is the content's matter; here they are facts with their numbers.
 */
export type Hint =
  | { kind: 'size-unreadable' }
  | { kind: 'quantity-unreadable' }
  | {
      kind: 'board-too-large';
      material: FabValues['material'];
      isMultilayer: boolean;
      largest: readonly [number, number];
    }
  | { kind: 'stencil-too-large'; largest: readonly [number, number] }
  | { kind: 'track-too-narrow'; copper: FabValues['copper']; narrowest: string }
  | { kind: 'hole-too-deep'; ratio: number; largest: number }
  | { kind: 'foil-too-thick'; millimetres: string }
  | { kind: 'leaded-finish' }
  | { kind: 'tg-of-fr4-only' };

/** The largest boards in millimetres, either way round. */
const largestBoard = {
  fr4: { flat: [430, 385], multilayer: [430, 370] },
  rogers: { flat: [435, 275], multilayer: [435, 275] },
} as const;

const largestStencil = [500, 400] as const;

/** The narrowest track and space by weight of outer copper, in millimetres. */
const narrowestTracks: Record<FabValues['copper'], number> = { '0.5': 0.09, '1': 0.15, '2': 0.2 };

/** Depth of a hole by its width. */
export const largestAspectRatio = 8;

const fits = (size: readonly [number, number], [long, short]: readonly [number, number]) =>
  Math.max(...size) <= long && Math.min(...size) <= short;

const isUnreadable = (typed: string, parse: (typed: string) => number | null) =>
  typed.trim() !== '' && parse(typed) === null;

/** About a quantity that has no price. An empty field needs no words. */
export const hintQuantity = (quantity: string): Hint | null =>
  isUnreadable(quantity, parsePositiveCount) ? { kind: 'quantity-unreadable' } : null;

/** About a size that has no price. */
export const hintSize = ({ sizeX, sizeY }: { sizeX: string; sizeY: string }): Hint | null =>
  [sizeX, sizeY].some((typed) => isUnreadable(typed, parsePositiveLength)) ? { kind: 'size-unreadable' } : null;

export function hintBoardSize(values: Pick<FabValues, 'sizeX' | 'sizeY' | 'material' | 'layers'>): Hint | null {
  const size = parseSize(values);
  if (size === null) return hintSize(values);
  const isMultilayer = values.layers === '4';
  const largest = largestBoard[values.material][isMultilayer ? 'multilayer' : 'flat'];
  return fits(size, largest) ? null : { kind: 'board-too-large', material: values.material, isMultilayer, largest };
}

export function hintStencilSize(values: Pick<StencilValues, 'sizeX' | 'sizeY'>): Hint | null {
  const size = parseSize(values);
  if (size === null) return hintSize(values);
  return fits(size, largestStencil) ? null : { kind: 'stencil-too-large', largest: largestStencil };
}

/** The narrowest track and space of the chosen copper, in millimetres: '0.15'. */
export const narrowestTrack = ({ copper }: Pick<FabValues, 'copper'>) => narrowestTracks[copper].toFixed(2);

export function hintTrack({ copper, track }: Pick<FabValues, 'copper' | 'track'>): Hint | null {
  const narrowest = narrowestTrack({ copper });
  return Number(track) < Number(narrowest) ? { kind: 'track-too-narrow', copper, narrowest } : null;
}

/** The depth of the smallest hole by its width, to one decimal. */
export const aspectRatio = ({ thickness, hole }: Pick<FabValues, 'thickness' | 'hole'>) =>
  Math.round((Number(thickness) / Number(hole)) * 10) / 10;

export function hintHole(values: Pick<FabValues, 'thickness' | 'hole'>): Hint | null {
  const ratio = aspectRatio(values);
  return ratio > largestAspectRatio ? { kind: 'hole-too-deep', ratio, largest: largestAspectRatio } : null;
}

/** The thickness of a foil in millimetres; a mil is 0.0254 mm. */
export const foilInMillimetres = ({ thickness }: Pick<StencilValues, 'thickness'>) =>
  (Number(thickness) * 0.0254).toFixed(2);

/** Foils are 0.10 to 0.15 mm, to rounding. */
export function hintFoil(values: Pick<StencilValues, 'thickness'>): Hint | null {
  const millimetres = foilInMillimetres(values);
  return Number(millimetres) > 0.15 ? { kind: 'foil-too-thick', millimetres } : null;
}

export const hintFinish = ({ finish }: Pick<FabValues, 'finish'>): Hint | null =>
  finish === 'hasl' ? { kind: 'leaded-finish' } : null;

export const hintTg = ({ material, tg }: Pick<FabValues, 'material' | 'tg'>): Hint | null =>
  material === 'rogers' && tg !== 'std' ? { kind: 'tg-of-fr4-only' } : null;
