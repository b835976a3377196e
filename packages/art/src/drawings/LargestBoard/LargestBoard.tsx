import { capabilities } from '@pcb/engineering/capabilities';
import * as dimensionStyles from '../../private/dimension.css.ts';
import { Label, type PartLabel } from '../../private/limits/Label.tsx';
import * as styles from '../../private/limits/limits.css.ts';
import { LimitsPicture } from '../../private/limits/LimitsPicture.tsx';
import type { PictureProps } from '../../private/Picture.tsx';
import { barLength, drawn, scale } from './drawLargestBoard.ts';

export interface LargestBoardProps extends PictureProps {
  /** The names and sizes of the board and of the A3 sheet on it. */
  labels: Readonly<Record<'board' | 'paper', PartLabel>>;
  /** Formats a length in mm, with its unit. */
  figure: (mm: number) => string;
}

const { width, height } = capabilities.boardSize.fr4.value;

/**
 * Draws our largest board under a sheet of A3 paper, to scale, with dimension lines and a scale bar.
 * @example <LargestBoard labels={labels} figure={(mm) => `${mm} mm`} aria-label="The largest board, 430 by 385 mm, …" />
 */
export function LargestBoard({ labels, figure, ...props }: LargestBoardProps) {
  return (
    <LimitsPicture {...props} scale={scale} barLength={barLength} figure={figure}>
      <path className={styles.mask} d={drawn.board} />
      <path className={styles.paper} d={drawn.paper} />
      <Label
        label={labels.board}
        {...drawn.boardLabel}
        looks={{ name: styles.nameOnBoard, figure: styles.figureOnBoard }}
      />
      <Label
        label={labels.paper}
        {...drawn.paperLabel}
        looks={{ name: styles.nameOnPaper, figure: styles.figureOnPaper }}
      />
      <path className={dimensionStyles.dimension} d={drawn.dimensions} />
      <path className={dimensionStyles.arrow} d={drawn.arrows} />
      <text className={styles.dimensionFigure} {...drawn.width}>
        {figure(width)}
      </text>
      <text className={styles.dimensionFigure} transform={`translate(${drawn.height.x} ${drawn.height.y}) rotate(-90)`}>
        {figure(height)}
      </text>
    </LimitsPicture>
  );
}
