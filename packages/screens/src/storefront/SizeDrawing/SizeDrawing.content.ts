/** Copy of the drawing of a size. */
export const sizeDrawingContent = {
  label: (sizeX: number, sizeY: number) => `${sizeX} by ${sizeY} millimetres, drawn to scale`,
  unknown: 'No size to draw yet',
  figure: (millimetres: number) => `${millimetres} mm`,
};

export type SizeDrawingContent = typeof sizeDrawingContent;
