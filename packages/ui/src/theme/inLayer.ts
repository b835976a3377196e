import type { StyleRule } from '@vanilla-extract/css';
import { baseLayer, compositesLayer, partsLayer } from './layers.css.ts';

/** Puts a rule into a cascade layer, for a recipe or `globalStyle`. For a class use `partStyle`, `componentStyle` or `compositeStyle`. */
const into =
  (layer: string) =>
  (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** For rules that several components share (packages/ui/src/private). */
export const inParts = into(partsLayer);

/** For a component. */
export const inComponents = into(baseLayer);

/** For a component that restyles another one, such as Dialog its Heading. */
export const inComposites = into(compositesLayer);
