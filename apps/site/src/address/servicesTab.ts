import { serviceTabs } from '@pcb/screens/storefront/ServicesScreen';
import { oneInHash } from './searchSchema.ts';

/** The tab of /services: by `?tab=`, else by the hash. Choosing one writes the hash. */
export const servicesSchema = { tab: oneInHash(serviceTabs, 'layout', { name: 'tab', history: 'push' }) };
