import { globalLayer } from '@vanilla-extract/css';

/**
 * Above the components. The built style sheets list it after the layers of `@pcb/ui` (packages/screens/tsup.config.ts).
 */
export const screensLayer = globalLayer({ parent: 'pcb' }, 'screens');
