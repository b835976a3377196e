/** What the pages say about a change that the server makes. */
export const storefrontOutcomes = {
  placeInquiry: 'We have your inquiry and will answer it by e-mail.',
  addToCart: 'Added to your cart.',
};

/** What follows the checkout: the page that shows the order. */
export const afterCheckout: { path: string; toast: (id: string) => string } | undefined = {
  path: '/dashboard',
  toast: (id) => `Order ${id} is placed.`,
};
