import { gstState, type GstStateCode } from '@pcb/quoting/gstStates';

export const orderPartiesContent = {
  title: 'Billing and delivery',
  billing: 'Billed to',
  gstin: 'GSTIN',
  noGstin: 'None',
  delivery: 'Delivered to',
  placeOfSupply: 'Place of supply',
  state: (code: GstStateCode) => `${gstState(code)?.name ?? ''} (${code})`,
  town: (state: string, pin: string) => `${state} ${pin}`,
};

export type OrderPartiesContent = typeof orderPartiesContent;
