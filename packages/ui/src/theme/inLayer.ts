import type { StyleRule } from '@vanilla-extract/css';
import { baseLayer, compositesLayer, partsLayer, screensLayer } from './layers.css.ts';

/** Puts a rule into a cascade layer, for a recipe or `globalStyle`. A class is a `partStyle`, `componentStyle`, `compositeStyle` or `screenStyle`. */
const into =
  (layer: string) =>
  (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** For what several components share (packages/ui/src/private). */
export const inParts = into(partsLayer);

/** For a component. */
export const inComponents = into(baseLayer);

/** For a component that changes another one, such as Dialog its Heading. */
export const inComposites = into(compositesLayer);

/** For a screen, above all components. */
export const inScreens = into(screensLayer);
