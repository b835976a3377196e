import type { Site } from '../createSite.ts';
import { DataError } from '../data/dataError.ts';
import { reasons } from './messages/messages.ts';

/** The path of the page after the cart. @throws `DataError` if no customer is signed in */
export async function toCheckout({ session }: Site): Promise<string> {
  if (await session.refreshCustomer()) return '/checkout';
  throw new DataError('signedOut', { reason: reasons.signInToOrder });
}
