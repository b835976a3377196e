import { serviceTabs } from '@pcb/screens/storefront/ServicesScreen';
import { oneInHash } from './searchSchema.ts';

/** The tab of /services, read from `?tab=`, then from the hash. Selecting a tab writes the hash. */
export const servicesSchema = { tab: oneInHash(serviceTabs, 'layout', { name: 'tab', history: 'push' }) };
