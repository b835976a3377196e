import { forcedColors } from '@pcb/ui/theme';

/** A line. Forced colours draw it in the colour of text. */
export const line = (stroke: string, strokeWidth: number) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** A solid shape. Forced colours fill it with the colour of text. */
export const solid = (fill: string) => ({ fill, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

/** A shape with an outline. Forced colours leave only the outline. */
export const outlined = (fill: string, stroke: string, strokeWidth: number) => ({
  fill,
  stroke,
  strokeWidth,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
