import { forcedColors, monoFigures, vars } from '@pcb/ui/theme';

/** The text of a figure or a label in a drawing, without its size and colour. */
export const figureLook = {
  ...monoFigures,
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;

/** A figure of a dimension. A container up to `maxWidth` scales the sheet down; larger figures compensate. */
export const dimensionFigure = (fontSize: string, maxWidth: string, fontSizeThere: string) => ({
  ...figureLook,
  fontWeight: vars.fontWeight.medium,
  fontSize,
  '@container': { [`(max-width: ${maxWidth})`]: { fontSize: fontSizeThere } },
});
