import type { Brand } from '@pcb/screens/brand';

/** What the public pages and their frame say in toasts and alerts, word for word as specified. */
export const storefrontMessages = {
  instantQuote: (service: string, { name }: Brand) => `Instant Quote for ${service} we are ${name}`,
  footerAction: 'hi there lets do it',
  upload: (title: string) => `File upload for ${title} not wired yet.`,
  placeInquiry: 'Login flow not implemented yet.',
  addToCart: 'Add-to-Cart not wired yet',
  cartNotSaved: {
    title: 'Your cart could not be changed.',
    description: 'It is as it was. Try again in a moment.',
  },
  couponApplied: 'Coupon code applied!',
} as const;
