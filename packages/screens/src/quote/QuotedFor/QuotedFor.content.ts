import type { GstinKind, GstinProblem } from '@pcb/quoting/gstin';
import type { GstState } from '@pcb/quoting/gstStates';
import { gstinProblems } from '../../shared/gstinProblems.content.ts';

const gstinKinds: Readonly<Record<GstinKind, string>> = {
  registered: '',
  deductor: 'The number is for deducting tax at source.',
  uin: 'A UIN, of an embassy, a UN body or another notified person: state where the goods are delivered as the place of supply.',
  nonResident: 'A business from abroad.',
  onlineServices:
    'A supplier of online services from abroad (OIDAR). The number has no state, so state the place of supply.',
};

export const quotedForContent = {
  open: 'Buyer details',
  openFor: (name: string) => `For ${name}`,
  title: 'For whom is this quotation?',
  lead: 'All of it is optional, and printed on the quotation only. It stays in this page until you leave it: it is neither stored nor sent, and not part of the link.',
  name: 'Name',
  company: 'Company',
  gstin: 'GSTIN',
  gstinProblem: (problem: GstinProblem) => `${gstinProblems[problem]} We print it as you typed it.`,
  /** For a valid number. Only the numbers of online services do not have a state. */
  gstinOf: (kind: GstinKind, state: GstState | undefined) =>
    [state && `Registered in ${state.name} (${state.code}).`, gstinKinds[kind]].filter(Boolean).join(' '),
  gstinHelp: 'Or a UIN. Blank if you are not registered.',
  reference: 'Your reference',
  purchaseOrder: 'Purchase order number',
  placeOfSupply: 'Place of supply',
  placeOfSupplyHelp:
    'Where the goods are delivered. With a GSTIN: the state of the billed party if the goods are shipped to another. It decides between CGST with SGST, and IGST.',
  fromGstin: 'State of the GSTIN',
  /** Worded as on a tax invoice. */
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
