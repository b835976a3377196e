import type { BillingGstinProblem } from '@pcb/records/orderAddresses';

/** Says what is wrong with a GSTIN. `otherState` is for a billing address. */
export const gstinProblems: Readonly<Record<BillingGstinProblem, string>> = {
  length: 'A GSTIN has 15 characters.',
  characters:
    'This is neither a GSTIN (state code, PAN, number of the registration, a letter and a check digit) nor a UIN.',
  stateCode: 'The first two digits are not the code of a state.',
  checkDigit: 'The check digit does not match, so one character is wrong.',
  otherState: 'This GSTIN is registered in a different state from the billing address. Correct one of them.',
};
