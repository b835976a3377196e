import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { stylesIn } from './stylesIn.ts';

/** Styles of a component. Use it unless one of the next two applies. */
export const component = stylesIn(layers.base, style);

/** Styles that several components share (packages/ui/src/private). A component overrides them. */
export const part = stylesIn(layers.parts, style);

/** Styles of an element with a class of another component too, such as the heading of Dialog. They override it. */
export const composite = stylesIn(layers.composites, style);
