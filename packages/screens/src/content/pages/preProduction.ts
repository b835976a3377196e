import { capabilities } from '@pcb/engineering/capabilities';

/** What pre-production engineering adds to the lead time: '0.5–1 working day'. Singular, as its upper end is one day. */
export const preProduction = `${capabilities.leadTime.preProduction.text} working day`;
