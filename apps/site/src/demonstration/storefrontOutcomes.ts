/** Messages about actions that the demonstration does not carry out. The specification fixes their texts. */
export const storefrontOutcomes = {
  placeInquiry: 'Login flow not implemented yet.',
  addToCart: 'Add-to-Cart not wired yet',
};

/** Whether customers can place inquiries. */
export const hasInquiries: boolean = false;

/** The checkout leads nowhere. */
export const afterCheckout: { path: string; toast: (id: string) => string } | undefined = undefined;
