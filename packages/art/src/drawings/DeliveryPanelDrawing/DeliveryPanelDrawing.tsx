import type { DeliveryPanel } from '@pcb/engineering/panel';
import { DimensionLine } from '../../private/panel/DimensionLine.tsx';
import { drawPanel } from '../../private/panel/drawPanel.ts';
import {
  boardFigure,
  boards,
  cuts,
  fiducials,
  frame,
  holes,
  sheet,
  slots,
  tabs,
} from '../../private/panel/panel.css.ts';
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
      className={className ? `${sheet} ${className}` : sheet}
    >
      <path className={frame} d={drawn.frame} />
      <path className={slots} d={drawn.slots} />
      <path className={boards} d={drawn.boards} />
      <path className={tabs} d={drawn.tabs} />
      <path className={cuts} d={drawn.cuts} />
      <path className={holes} d={drawn.holes} />
      <path className={fiducials} d={drawn.fiducials} />
      <DimensionLine of={drawn.dimensions.width}>{figure(panel.width)}</DimensionLine>
      <DimensionLine of={drawn.dimensions.height}>{figure(panel.height)}</DimensionLine>
      {drawn.boardLabel ? (
        <text className={boardFigure} {...drawn.boardLabel}>
          {boardSize}
        </text>
      ) : null}
    </Picture>
  );
}
