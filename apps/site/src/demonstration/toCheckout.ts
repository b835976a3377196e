import type { Site } from '../createSite.ts';

/** The demonstration has no checkout page. */
export const toCheckout: ((site: Site) => Promise<string>) | undefined = undefined;
