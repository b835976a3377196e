import type { Size } from '@pcb/engineering/capabilities';
import { type Box, fitScale } from './sheet.ts';

/** The base material of a piece, which gives it its colour. */
export type PieceMaterial = 'fr4' | 'rogers' | 'polyimide' | 'pe' | 'steel';

/** What a stiffener is made of. */
export type StiffenerMaterial = 'polyimide' | 'fr4' | 'steel';

/** The surface finishes, which give pads their colour. */
export type PadFinish = 'tin' | 'gold' | 'paleGold';

/** The colours of solder mask. */
export type MaskColour = 'green' | 'red' | 'blue' | 'black' | 'white' | 'yellow';

/** The colours of the legend. */
export type LegendColour = 'white' | 'black';

/** What a path of a drawing shows. */
export type Look =
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

/** A path in mm. */
export interface Shape {
  look: Look;
  d: string;
}

/** Pieces of one size in rows, drawn as dashed lines, so that 28,000 boards are one path of 200 lines. In mm. */
export interface Rows {
  look: 'piece' | 'laminate';
  /** The middle lines of the rows. */
  d: string;
  /** The height of a row. */
  height: number;
  /** Pieces and gaps in turn. */
  dashes: readonly number[];
}

/** What is drawn, in mm. */
export interface Scene {
  /** The size of everything that is drawn. */
  size: Size;
  material: PieceMaterial;
  finish: PadFinish;
  /** The solder mask of a piece. Without it, a piece has the colour of its material. */
  mask?: MaskColour | undefined;
  legend?: LegendColour | undefined;
  shapes: readonly (Shape | Rows)[];
  /** What has dimension lines. */
  measured: Box;
  /** The middle of a ten-rupee coin beside the piece, if there is room for one. */
  coin: { x: number; y: number } | undefined;
  /** Whether there is no size to draw. The dimension lines then have dashes instead of figures. */
  isUnknown: boolean;
}

/** The diameter of the ten-rupee coin in mm, by its official specification. */
export const coinDiameter = 27;

const coinGap = 4;

/** A piece that the coin would shrink to less than this fraction is drawn without it. */
const minShrink = 0.25;

/** Puts a ten-rupee coin beside or below a size in mm, whichever shrinks it less. */
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

/** A scene of one piece with a coin. The shapes start at 0, 0; `place` moves them if the coin is larger than the piece. */
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
