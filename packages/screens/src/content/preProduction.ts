import { capabilities } from '@pcb/engineering/capabilities';

/** The time that pre-production engineering adds: '0.5–1 working day'. Singular, because the maximum is one day. */
export const preProduction = `${capabilities.leadTime.preProduction.text} working day`;
