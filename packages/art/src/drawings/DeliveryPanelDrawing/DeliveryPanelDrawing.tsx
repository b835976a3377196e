import type { DeliveryPanel } from '@pcb/engineering/panel';
import { DimensionLine } from '../../private/panel/DimensionLine.tsx';
import { drawPanel } from '../../private/panel/drawPanel.ts';
import * as styles from '../../private/panel/panel.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';

export interface DeliveryPanelDrawingProps extends PictureProps {
  /** The result of `deliveryPanel` of `@pcb/engineering/panel`. */
  panel: DeliveryPanel;
  /** Formats a length in mm. */
  figure: (mm: number) => string;
  /** The size of a board, shown on the first board if there is room. */
  boardSize: string;
}

/**
 * Draws a delivery panel to scale, with its border, tabs or V-cuts, tooling holes, fiducials and dimensions in mm.
 * @example <DeliveryPanelDrawing panel={panel} figure={String} boardSize="50 × 40" aria-label="Panel of six boards" />
 */
export function DeliveryPanelDrawing({ panel, figure, boardSize, className, ...props }: DeliveryPanelDrawingProps) {
  const drawn = drawPanel(panel);
  return (
    <Picture
      {...props}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      className={className ? `${styles.sheet} ${className}` : styles.sheet}
    >
      <path className={styles.frame} d={drawn.frame} />
      <path className={styles.slots} d={drawn.slots} />
      <path className={styles.boards} d={drawn.boards} />
      <path className={styles.tabs} d={drawn.tabs} />
      <path className={styles.cuts} d={drawn.cuts} />
      <path className={styles.holes} d={drawn.holes} />
      <path className={styles.fiducials} d={drawn.fiducials} />
      <DimensionLine of={drawn.dimensions.width}>{figure(panel.width)}</DimensionLine>
      <DimensionLine of={drawn.dimensions.height}>{figure(panel.height)}</DimensionLine>
      {drawn.boardLabel ? (
        <text className={styles.boardFigure} {...drawn.boardLabel}>
          {boardSize}
        </text>
      ) : null}
    </Picture>
  );
}
