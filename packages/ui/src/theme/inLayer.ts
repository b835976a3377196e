import type { StyleRule } from '@vanilla-extract/css';
import { componentsLayer, screensLayer } from './layers.css.ts';

/** Puts a rule of @pcb/ui into its cascade layer, for a recipe or `globalStyle`. A class is a `componentStyle`. */
export const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [componentsLayer]: rule } });

/** Puts a rule of a screen into its cascade layer, above the components: `style(inScreens({ … }))`. */
export const inScreens = (rule: StyleRule): StyleRule => ({ '@layer': { [screensLayer]: rule } });
