import type { ComponentPropsWithRef } from 'react';
import { drawBoard } from './boardArt/drawBoard.ts';
import type { BoardArtVariant } from './boardArt/scene.ts';
import { boardArt, paintClasses } from './BoardArt.css.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';

export { boardArtVariants, type BoardArtVariant } from './boardArt/scene.ts';

export interface BoardArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** The picture: the board in a CAD tool, bare, populated, its paste stencil, or components on tape and reel. */
  variant: BoardArtVariant;
  /** The seed of the board. The same seed always draws the same board, in every variant. */
  seed: string | number;
  /** The aspect ratio, width divided by height. @default 4 / 3 */
  aspect?: number;
  /** The text alternative. Without it the picture is decorative and hidden from screen readers. */
  'aria-label'?: string;
}

/**
 * A picture of a circuit board, drawn from a seed. It fills the width of its container and keeps its aspect ratio.
 *
 * @example <BoardArt variant="assembly" seed="hero" aspect={16 / 10} />
 */
export function BoardArt({
  variant,
  seed,
  aspect = 4 / 3,
  'aria-label': ariaLabel,
  className,
  ...props
}: BoardArtProps) {
  const { width, height, shapes } = drawBoard(variant, seed, aspect);
  return (
    <svg
      {...props}
      {...(ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true })}
      className={joinClassNames(boardArt, className)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {shapes.map(({ paint, d }) => (
        <path key={paint} className={paintClasses[paint]} d={d} />
      ))}
    </svg>
  );
}
