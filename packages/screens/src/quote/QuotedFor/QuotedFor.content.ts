import type { GstState } from '@pcb/quoting/gstStates';
import type { GstinProblem } from '@pcb/quoting/gstin';

const gstinProblems: Readonly<Record<GstinProblem, string>> = {
  length: 'A GSTIN has 15 characters.',
  characters: 'A GSTIN is a state code, a PAN, the number of the registration, a Z and a check digit.',
  stateCode: 'The first two digits are not the code of a state.',
  checkDigit: 'The check digit does not match, so one character is wrong.',
};

/** Copy of the form for the buyer of a quotation. */
export const quotedForContent = {
  open: 'Buyer details',
  /** The button once somebody is stated. */
  openFor: (name: string) => `For ${name}`,
  title: 'For whom is this quotation?',
  lead: 'All of it is optional, and printed on the quotation only. It stays in this page until you leave it: it is neither stored nor sent, and not part of the link.',
  name: 'Name',
  company: 'Company',
  gstin: 'GSTIN',
  /** What is odd about a GSTIN. It is printed all the same. */
  gstinProblem: (problem: GstinProblem) => `${gstinProblems[problem]} We print it as you typed it.`,
  gstinState: ({ name, code }: GstState) => `Registered in ${name} (${code}).`,
  gstinHelp: 'Blank if you are not registered.',
  reference: 'Your reference',
  purchaseOrder: 'Purchase order number',
  placeOfSupply: 'Place of supply',
  placeOfSupplyHelp:
    'Where the goods are delivered, or the state of who is billed if they are shipped to someone else. It decides between CGST with SGST, and IGST.',
  fromGstin: 'State of the GSTIN',
  /** The places of supply, as a tax invoice writes them. */
  places: {
    state: (name: string, code: string) => `${name} (${code})`,
    sez: 'Special economic zone (SEZ), authorised operations',
    export: 'Outside India (export)',
  },
  clear: 'Clear',
  print: 'Print quotation',
  done: 'Done',
};

export type QuotedForContent = typeof quotedForContent;
