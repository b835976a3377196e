import type { Size } from '@pcb/engineering/capabilities';
import { type Box, fitScale } from './sheet.ts';

export type PieceMaterial = 'fr4' | 'rogers' | 'polyimide' | 'pe' | 'steel';

export type StiffenerMaterial = 'polyimide' | 'fr4' | 'steel';

export type PadFinish = 'tin' | 'gold' | 'paleGold';

export type MaskColor = 'green' | 'red' | 'blue' | 'black' | 'white' | 'yellow';

export type LegendColor = 'white' | 'black';

export type Paint =
  | 'piece'
  | 'film'
  | 'unknown'
  | 'blank'
  | 'laminate'
  | 'slot'
  | 'tab'
  | 'cut'
  | 'hole'
  | 'pad'
  | 'legend'
  | 'centre'
  | 'usable'
  | 'tooLarge'
  | 'tube'
  | 'mesh'
  | 'foil'
  | 'fr4'
  | 'hidden';

export interface Shape {
  paint: Paint;
  d: string;
}

/** Pieces in rows, drawn as dashed lines, in mm. 28,000 boards are one path of 200 lines. */
export interface Rows {
  paint: 'piece' | 'laminate';
  d: string;
  height: number;
  /** Lengths of pieces and gaps, alternating. */
  dashes: readonly number[];
}

export interface Scene {
  size: Size;
  material: PieceMaterial;
  finish: PadFinish;
  /** The solder mask. Defaults to the colour of the material. */
  mask?: MaskColor | undefined;
  legend?: LegendColor | undefined;
  shapes: readonly (Shape | Rows)[];
  /** The box that the dimension lines measure. */
  measured: Box;
  /** The centre of a ten-rupee coin next to the piece, if there is room for one. */
  coin: { x: number; y: number } | undefined;
  /** Whether there is no size. The dimension lines then have dashes instead of figures. */
  isUnknown: boolean;
}

/** In mm, from the official specification of the ten-rupee coin. */
export const coinDiameter = 27;

const coinGap = 4;

/** The coin is left out if it would shrink the piece to less than this fraction. */
const minShrink = 0.25;

/** Puts a coin next to or below a size in mm, whichever shrinks the piece less. */
export function withCoin(size: Size): Pick<Scene, 'size' | 'coin'> {
  const { width, height } = size;
  const added = coinGap + coinDiameter;
  const radius = coinDiameter / 2;
  const beside = { width: width + added, height: Math.max(height, coinDiameter) };
  const below = { width: Math.max(width, coinDiameter), height: height + added };
  const isBeside = fitScale(beside) >= fitScale(below);
  const sizeWithCoin = isBeside ? beside : below;
  if (fitScale(sizeWithCoin) < minShrink * fitScale(size)) return { size, coin: undefined };
  return {
    size: sizeWithCoin,
    coin: isBeside
      ? { x: width + coinGap + radius, y: sizeWithCoin.height / 2 }
      : { x: sizeWithCoin.width / 2, y: height + coinGap + radius },
  };
}

/** Returns one piece with a coin. `shapesAt` gets the corner of the piece, which is not 0, 0 if the coin is larger. */
export function pieceScene(
  piece: Size,
  look: Pick<Scene, 'material' | 'finish' | 'mask' | 'legend'>,
  shapesAt: (x: number, y: number) => Scene['shapes'],
): Scene {
  const { size, coin } = withCoin(piece);
  const isBeside = coin !== undefined && coin.x > piece.width;
  const x = isBeside ? 0 : (size.width - piece.width) / 2;
  const y = isBeside ? (size.height - piece.height) / 2 : 0;
  return { size, coin, ...look, shapes: shapesAt(x, y), measured: { x, y, ...piece }, isUnknown: false };
}
