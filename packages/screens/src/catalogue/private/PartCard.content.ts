export const partCardContent = {
  addToCart: 'Add to Cart',
  picture: (form: string) => `Drawing of the form: ${form}`,
};

export type PartCardContent = typeof partCardContent;
