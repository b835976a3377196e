export const partCardContent = {
  addToCart: 'Add to Cart',
  picture: (form: string) => `Package drawing: ${form}`,
  /** The length of the scale in a drawing. */
  scale: (mm: number) => `${mm} mm`,
};

export type PartCardContent = typeof partCardContent;
