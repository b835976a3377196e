import type { ComponentPropsWithRef } from 'react';
import { drawBoard } from './boardArt/drawBoard.ts';
import type { BoardArtVariant } from './boardArt/scene.ts';
import { boardArt, paintClasses } from './BoardArt.css.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';

export { boardArtVariants, type BoardArtVariant } from './boardArt/scene.ts';

export interface BoardArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** What is drawn: the board on a CAD screen, bare, populated, its paste stencil, or parts on tape and reel. */
  variant: BoardArtVariant;
  /** Which board. The same seed draws the same board everywhere and in every variant. */
  seed: string | number;
  /** Width divided by height. @default 4 / 3 */
  aspect?: number;
  /** What the picture says to those who do not see it. Without it the picture is decoration and hidden from them. */
  label?: string;
}

/**
 * A picture of a circuit board, drawn from a seed. It fills the width of its container and keeps its aspect.
 *
 * @example <BoardArt variant="assembly" seed="hero" aspect={16 / 10} />
 */
export function BoardArt({ variant, seed, aspect = 4 / 3, label, className, ...props }: BoardArtProps) {
  const { width, height, shapes } = drawBoard(variant, seed, aspect);
  return (
    <svg
      {...props}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={joinClassNames(boardArt, className)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {shapes.map(({ paint, d }) => (
        <path key={paint} className={paintClasses[paint]} d={d} />
      ))}
    </svg>
  );
}
