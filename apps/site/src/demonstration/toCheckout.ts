import type { toCheckout as ofServer } from '../withServer/toCheckout.ts';

/** The cart is ordered as it is. */
export const toCheckout: typeof ofServer | undefined = undefined;
