export const storefrontOutcomes = {
  placeInquiry: 'We have your inquiry and will answer it by e-mail.',
  addToCart: 'Added to your cart.',
};

export const hasInquiries: boolean = true;

export const checkoutNote: string | undefined = undefined;
