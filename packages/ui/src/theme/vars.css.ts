import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { color, type ColorToken } from '../tokens/color.ts';
import { inverse } from '../tokens/inverse.ts';
import { mapValues } from '../tokens/mapValues.ts';
import { propertyName } from '../tokens/propertyName.ts';
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
} from '../tokens/scale.ts';
import { tokensLayer } from './layers.css.ts';

// light-dark() follows the element's own color-scheme, so a part of the page can be dark while the rest is light.
const inBothThemes = ({ light, dark }: ColorToken) => `light-dark(${light}, ${dark})`;

const values = {
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

/** Every token as a CSS custom property with a stable name (`--pcb-space-large`), so that a host can retheme. */
export const vars = createGlobalThemeContract(values, (_, path) => propertyName(path));

createGlobalTheme(':root', vars, { '@layer': tokensLayer, ...values });
