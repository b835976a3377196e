import { gstState, type GstStateCode } from '@pcb/quoting/gstStates';
import type { Brand } from '../../shared/brand.ts';

export type Seller = Pick<Brand, 'name' | 'mark' | 'email' | 'phone' | 'website' | 'registration' | 'bank' | 'terms'>;

export function sellerStateOf({ registration }: Seller): GstStateCode {
  const state = gstState(registration.gstin.slice(0, 2));
  if (!state) throw new RangeError(`The GSTIN of the seller, ${registration.gstin}, does not begin with a state code`);
  return state.code;
}
