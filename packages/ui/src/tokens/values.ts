import { color, type ColorToken } from './color.ts';
import { inverse } from './inverse.ts';
import { mapValues } from './mapValues.ts';
import {
  font,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  motion,
  opacity,
  radius,
  shadow,
  size,
  space,
  zIndex,
} from './scale.ts';

// `light-dark()` follows the element's own color-scheme, so a part of the page can be dark while the rest is light.
const inBothThemes = ({ light, dark }: ColorToken) => `light-dark(${light}, ${dark})`;

/** The CSS values of all tokens, by group and name. */
export const values = {
  color: mapValues(color, inBothThemes),
  inverse,
  space: mapValues(space, ({ value }) => value),
  font: mapValues(font, ({ value }) => value),
  fontSize: mapValues(fontSize, ({ value }) => value),
  fontWeight: mapValues(fontWeight, ({ value }) => value),
  lineHeight: mapValues(lineHeight, ({ value }) => value),
  letterSpacing: mapValues(letterSpacing, ({ value }) => value),
  radius: mapValues(radius, ({ value }) => value),
  shadow: mapValues(shadow, ({ value }) => value),
  opacity: mapValues(opacity, ({ value }) => value),
  zIndex: mapValues(zIndex, ({ value }) => value),
  motion: mapValues(motion, ({ value }) => value),
  size: mapValues(size, ({ value }) => value),
};
