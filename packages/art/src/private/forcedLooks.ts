import { forcedColors } from '@pcb/ui/theme';

/** Forced colours draw lines in the colour of text. */
export const line = (stroke: string, strokeWidth: number) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** Forced colours fill solid shapes with the colour of text. */
export const solid = (fill: string) => ({ fill, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

/** Forced colours leave only the outline. */
export const outlined = (fill: string, stroke: string, strokeWidth: number) => ({
  fill,
  stroke,
  strokeWidth,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
