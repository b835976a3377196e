import { drawBoard } from '../../private/board/drawBoard.ts';
import type { BoardArtVariant } from '../../private/board/scene.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { paintClasses } from './BoardArt.css.ts';

export { boardArtVariants, type BoardArtVariant } from '../../private/board/scene.ts';

export interface BoardArtProps extends PictureProps {
  /** The picture: the board in a CAD tool, bare, populated, its paste stencil, or components on tape and reel. */
  variant: BoardArtVariant;
  /** The seed of the board. The same seed always draws the same board, in every variant. */
  seed: string | number;
  /**
   * Makes the board a small module with this name in its legend, legible at the size of a logo. The legend has the letters
   * A to Z, digits and a few signs. Without it, the name comes from the seed.
   */
  name?: string;
  /** The aspect ratio, width divided by height. @default 4 / 3 */
  aspect?: number;
}

/**
 * A picture of a circuit board, drawn from a seed. It fills the width of its container and keeps its aspect ratio.
 *
 * @example <BoardArt variant="assembly" seed="hero" aspect={16 / 10} />
 */
export function BoardArt({ variant, seed, name, aspect = 4 / 3, ...props }: BoardArtProps) {
  const { width, height, shapes } = drawBoard(variant, seed, aspect, name);
  return (
    <Picture {...props} viewBox={`0 0 ${width} ${height}`}>
      {shapes.map(({ paint, d }) => (
        <path key={paint} className={paintClasses[paint]} d={d} />
      ))}
    </Picture>
  );
}
