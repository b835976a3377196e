/** What the pages say about a change that the demonstration does not make. The specification fixes some of the texts. */
export const storefrontOutcomes = {
  placeInquiry: 'Login flow not implemented yet.',
  addToCart: 'Add-to-Cart not wired yet',
};

/** What follows the checkout: nothing. */
export const afterCheckout: { path: string; toast: (id: string) => string } | undefined = undefined;
