import { SizeDrawing as Drawing } from '@pcb/art/SizeDrawing';
import type { SizeDrawingContent } from './SizeDrawing.content.ts';
import { drawing } from './SizeDrawing.css.ts';

export interface SizeDrawingProps {
  /** In millimetres; `null` when the size is incomplete or invalid. */
  size: readonly [number, number] | null;
  content: SizeDrawingContent;
}

/** The entered size, drawn to scale with dimension lines. */
export const SizeDrawing = ({ size, content }: SizeDrawingProps) => (
  <Drawing
    size={size}
    figure={content.figure}
    aria-label={size ? content.label(...size) : content.unknown}
    className={drawing}
  />
);
