import { capabilities, type Capability, type Size, trackCapability } from '@pcb/engineering/capabilities';
import { milToMm } from '@pcb/engineering/lengths';
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

/** Width and height in millimetres. */
const sides = ({ value: { width, height } }: Capability<Size>) => [width, height] as const;

const { boardSize, drill, stencil } = capabilities;

/** The largest boards in millimetres, in either orientation. */
const largestBoard = {
  fr4: { flat: sides(boardSize.fr4), multilayer: sides(boardSize.fr4Multilayer) },
  rogers: { flat: sides(boardSize.rogers), multilayer: sides(boardSize.rogers) },
};

const largestStencil = sides(stencil.maxSize);

/** The narrowest track and space by weight of outer copper, in millimetres: the wider of the two limits. */
const narrowestTrackOf = (copper: FabValues['copper']) => {
  const row = trackCapability(Number(copper), 'outer');
  return row ? Math.max(row.track.value, row.spacing.value) : 0;
};

/** Maximum depth of a mechanically drilled hole, in multiples of its diameter. */
export const largestAspectRatio = drill.aspectRatio.value;

const fits = (size: readonly [number, number], largest: readonly [number, number]) =>
  Math.max(...size) <= Math.max(...largest) && Math.min(...size) <= Math.min(...largest);

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
export const narrowestTrack = ({ copper }: Pick<FabValues, 'copper'>) => narrowestTrackOf(copper).toFixed(2);

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

/** The thickness of a foil in millimetres. */
export const foilInMillimetres = ({ thickness }: Pick<StencilValues, 'thickness'>) =>
  milToMm(Number(thickness)).toFixed(2);

/** The thickest foil is compared to 0.01 mm, so that 6 mil counts as 0.15. */
export function hintFoil(values: Pick<StencilValues, 'thickness'>): Hint | null {
  const millimetres = foilInMillimetres(values);
  return Number(millimetres) > stencil.foil.value[1] ? { kind: 'foil-too-thick', millimetres } : null;
}

export const hintFinish = ({ finish }: Pick<FabValues, 'finish'>): Hint | null =>
  finish === 'hasl' ? { kind: 'leaded-finish' } : null;

export const hintTg = ({ material, tg }: Pick<FabValues, 'material' | 'tg'>): Hint | null =>
  material === 'rogers' && tg !== 'std' ? { kind: 'tg-of-fr4-only' } : null;
