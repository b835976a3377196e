/** The specification fixes the texts. */
export const storefrontOutcomes = {
  placeInquiry: 'Login flow not implemented yet.',
  addToCart: 'Add-to-Cart not wired yet',
};

export const hasInquiries: boolean = false;

export const checkoutNote: string | undefined =
  'The demonstration ends here: “Processing…” stays, and nothing is ordered or paid.';
