/** Messages about actions, which the server carries out. */
export const storefrontOutcomes = {
  placeInquiry: 'We have your inquiry and will answer it by e-mail.',
  addToCart: 'Added to your cart.',
};

/** Whether customers can place inquiries. */
export const hasInquiries: boolean = true;

/** Where the checkout leads, and the toast there. */
export const afterCheckout: { path: string; toast: (id: string) => string } | undefined = {
  path: '/dashboard',
  toast: (id) => `Order ${id} is placed.`,
};
