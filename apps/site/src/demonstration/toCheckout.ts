import type { Site } from '../createSite.ts';

/** Here the cart is ordered as it is. */
export const toCheckout: ((site: Site) => Promise<string>) | undefined = undefined;
