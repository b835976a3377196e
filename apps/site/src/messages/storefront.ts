import type { Brand } from '@pcb/screens/brand';
import { storefrontOutcomes } from '#build/storefrontOutcomes.ts';

export const storefrontMessages = {
  instantQuote: (service: string, { name }: Brand) => `Instant Quote for ${service} we are ${name}`,
  footerAction: 'hi there lets do it',
  upload: (title: string) => `File upload for ${title} not wired yet.`,
  ...storefrontOutcomes,
  cartNotSaved: {
    title: 'Your cart could not be changed.',
    description: 'Nothing was changed. Try again in a moment.',
  },
  couponApplied: 'Coupon code applied!',
} as const;
