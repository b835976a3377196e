import { globalLayer } from '@vanilla-extract/css';

/**
 * This layer is above the components. `tsup.config.ts` lists it after the layers of `@pcb/ui` in the built style
 * sheets.
 */
export const screensLayer = globalLayer({ parent: 'pcb' }, 'screens');
