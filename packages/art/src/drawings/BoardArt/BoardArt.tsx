import { drawBoard } from '../../private/board/drawBoard.ts';
import type { BoardArtVariant } from '../../private/board/scene.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './BoardArt.css.ts';

export { boardArtVariants, type BoardArtVariant } from '../../private/board/scene.ts';

export interface BoardArtProps extends PictureProps {
  /** The picture: a board in a CAD tool, a bare or populated board, its stencil, or components on tape and reel. */
  variant: BoardArtVariant;
  /** The seed. The same seed always draws the same board, in every variant. */
  seed: string | number;
  /** The name of a small module to draw, legible in a logo: A to Z, digits, a few signs. Defaults to one by seed. */
  name?: string;
  /** Width divided by height. @default 4 / 3 */
  aspect?: number;
}

/**
 * A picture of a circuit board, generated from a seed. It fills the width of its container.
 * @example <BoardArt variant="assembly" seed="hero" aspect={16 / 10} />
 */
export function BoardArt({ variant, seed, name, aspect = 4 / 3, ...props }: BoardArtProps) {
  const { width, height, shapes } = drawBoard(variant, seed, aspect, name);
  return (
    <Picture {...props} viewBox={`0 0 ${width} ${height}`}>
      {shapes.map(({ paint, d }) => (
        <path key={paint} className={styles.paintClasses[paint]} d={d} />
      ))}
    </Picture>
  );
}
