export const partCardContent = {
  addToCart: 'Add to Cart',
  picture: (form: string) => `Package drawing: ${form}`,
};

export type PartCardContent = typeof partCardContent;
