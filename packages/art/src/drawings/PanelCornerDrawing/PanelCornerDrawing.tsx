import { capabilities } from '@pcb/engineering/capabilities';
import * as styles from '../../private/dimension.css.ts';
import { DimensionLine } from '../../private/panel/DimensionLine.tsx';
import { drawCorner } from '../../private/panel/drawPanel.ts';
import * as panelStyles from '../../private/panel/panel.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';

export interface PanelCornerDrawingProps extends PictureProps {
  /** The gap between two boards in mm; 0 for V-cuts. Gaps of more than 6 mm are drawn as 6 mm. */
  gap: number;
  /** Formats a length in mm. */
  figure: (mm: number) => string;
}

const { border, tabWidth, toolingHole } = capabilities.panel;

/**
 * Draws an enlarged corner of a delivery panel, with the dimensions in mm that all panels share.
 * @example <PanelCornerDrawing gap={2} figure={String} aria-label="Corner of a panel" />
 */
export function PanelCornerDrawing({ gap, figure, ...props }: PanelCornerDrawingProps) {
  const drawn = drawCorner(gap);
  return (
    <Picture {...props} viewBox={`0 0 ${drawn.width} ${drawn.height}`}>
      <path className={panelStyles.frame} d={drawn.frame} />
      <path className={panelStyles.pageSlots} d={drawn.slots} />
      <path className={panelStyles.boards} d={drawn.board} />
      <path className={panelStyles.tabs} d={drawn.tab} />
      <path className={panelStyles.cuts} d={drawn.cuts} />
      <path className={panelStyles.holes} d={drawn.hole} />
      <path className={styles.dimension} d={drawn.holeLeader} />
      <text className={panelStyles.figure} {...drawn.holeLabel}>
        Ø{toolingHole.text}
      </text>
      <DimensionLine of={drawn.border}>{border.text}</DimensionLine>
      <DimensionLine of={drawn.borderDown}>{border.text}</DimensionLine>
      {drawn.gap ? <DimensionLine of={drawn.gap}>{figure(gap)}</DimensionLine> : null}
      {drawn.tabWidth ? (
        <>
          <path className={panelStyles.boardLeader} d={drawn.tabWidth.lines} />
          <path className={panelStyles.boardArrow} d={drawn.tabWidth.arrows} />
          <text className={panelStyles.boardFigure} x={drawn.tabWidth.x} y={drawn.tabWidth.y}>
            {tabWidth.text}
          </text>
          <path className={panelStyles.boardLeader} d={drawn.outlineLeader} />
          <path className={panelStyles.boardArrow} d={drawn.outlineArrow} />
          <text className={panelStyles.boardFigure} x={drawn.outline.x - 26} y={drawn.outline.y}>
            ±{capabilities.board.outlineTolerance.text}
          </text>
        </>
      ) : null}
    </Picture>
  );
}
