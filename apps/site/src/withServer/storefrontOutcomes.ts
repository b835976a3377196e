/** What the pages say about a change that the server makes. */
export const storefrontOutcomes = {
  placeInquiry: 'We have your inquiry and will answer it by e-mail.',
  addToCart: 'Added to your cart.',
};

/** Where the order is shown. */
export const pageAfterCheckout: string | undefined = '/dashboard';
