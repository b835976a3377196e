import { brand } from '../brand.ts';

/** What the public pages and their frame say in toasts and alerts, word for word as specified. */
export const storefrontMessages = {
  instantQuote: (service: string) => `Instant Quote for ${service} we are ${brand.name}`,
  footerAction: 'hi there lets do it',
  upload: (title: string) => `File upload for ${title} not wired yet.`,
  placeInquiry: 'Login flow not implemented yet.',
  addToCart: 'Add-to-Cart not wired yet',
  couponApplied: 'Coupon code applied!',
} as const;
