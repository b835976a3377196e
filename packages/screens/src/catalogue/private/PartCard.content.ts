export const partCardContent = {
  addToCart: 'Add to Cart',
  picture: (form: string) => `Package drawing: ${form}`,
  /** In place of the drawing, for a part whose outline depends on its manufacturer. */
  noOutline: 'No standard outline',
  /** The length of the scale in a drawing. */
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
