import { capabilities } from '@pcb/engineering/capabilities';
import type { DeliveryPanel } from '@pcb/engineering/panel';
import { DimensionLine } from '../../private/panel/DimensionLine.tsx';
import { drawWorkingPanel } from '../../private/panel/drawPanel.ts';
import * as styles from '../../private/panel/panel.css.ts';
import { Picture, type PictureProps } from '../../private/Picture.tsx';

export interface WorkingPanelDrawingProps extends PictureProps {
  /** The result of `deliveryPanel` of `@pcb/engineering/panel`. */
  panel: DeliveryPanel;
  /** Formats a length in mm. */
  figure: (mm: number) => string;
}

const { working } = capabilities.panel;

/**
 * Draws our working panel, its usable area, and the delivery panels that fit on it.
 * @example <WorkingPanelDrawing panel={panel} figure={String} aria-label="Working panel with 12 panels" />
 */
export function WorkingPanelDrawing({ panel, figure, ...props }: WorkingPanelDrawingProps) {
  const drawn = drawWorkingPanel(panel, panel.panels);
  return (
    <Picture {...props} viewBox={`0 0 ${drawn.width} ${drawn.height}`}>
      <path className={styles.blank} d={drawn.frame} />
      <path className={styles.placed} d={drawn.panels} />
      <path className={styles.usable} d={drawn.usable} />
      <DimensionLine of={drawn.across}>{figure(working.value.width)}</DimensionLine>
      <DimensionLine of={drawn.along}>{figure(working.value.height)}</DimensionLine>
    </Picture>
  );
}
