import { brand } from './brand.ts';

/** What the site says in toasts and alerts, word for word as specified. */
export const messages = {
  unwired: (feature: string) => `🚧 ${feature} we are ${brand.name} 🚀`,
  instantQuote: (service: string) => `Instant Quote for ${service} we are ${brand.name}`,
  footerAction: 'hi there lets do it',
  upload: (title: string) => `File upload for ${title} not wired yet.`,
  placeInquiry: 'Login flow not implemented yet.',
  couponApplied: 'Coupon code applied!',
  signedIn: 'Login successful! Redirecting to dashboard...',
  invalidCredentials: '❌ Invalid credentials. Please try again.',
  storageBlocked: {
    title: 'You could not be signed in.',
    description: 'This browser blocks or has run out of storage for this site, so it cannot remember who you are.',
  },
  registered: {
    title: 'Your application has been soldered to the wrong board.',
    description: 'Our registration department is a potted plant. It is thinking about it.',
  },
} as const;
