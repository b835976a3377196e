import { gstState, type GstStateCode } from '@pcb/quoting/gstStates';
import type { BillingGstinProblem } from '@pcb/records/orderAddresses';
import { gstinProblems } from '../../../shared/gstinProblems.content.ts';

export const stateName = (code: GstStateCode) => `${gstState(code)?.name ?? ''} (${code})`;

/** Copy of the addresses of an order. */
export const addressesContent = {
  billing: {
    title: 'Billing address',
    name: 'Name on the invoice',
    gstin: 'GSTIN',
    gstinHelp: 'Or your UIN. Leave it blank if you have neither.',
    gstinProblem: (problem: BillingGstinProblem) => gstinProblems[problem],
  },
  delivery: {
    title: 'Delivery address',
    name: 'Recipient',
    phone: 'Phone',
    phoneHelp: 'For the carrier.',
    isSame: 'Same as the billing address',
    isOtherParty: 'Deliver to another business',
    isOtherPartyHelp: 'We ship to them and bill you. The place of supply is then the state of your GSTIN.',
  },
  place: {
    address: 'Street and town',
    pin: 'PIN code',
    state: 'State',
    stateName,
  },
  isKept: 'We keep both addresses for your next order.',
};

export type AddressesContent = typeof addressesContent;
