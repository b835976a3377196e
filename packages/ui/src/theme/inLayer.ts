import type { StyleRule } from '@vanilla-extract/css';
import { componentsLayer, screensLayer } from './layers.css.ts';

/** Puts a style of @pcb/ui into its cascade layer: `style(inComponents({ … }))`. */
export const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [componentsLayer]: rule } });

/** Puts a style of a screen into its cascade layer, above the components: `style(inScreens({ … }))`. */
export const inScreens = (rule: StyleRule): StyleRule => ({ '@layer': { [screensLayer]: rule } });
