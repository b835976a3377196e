import { inverseRoles } from '../tokens/inverse.ts';
import { mapValues } from '../tokens/mapValues.ts';
import { toCss, type PaletteColor, type PaletteColors, type PaletteRef } from '../tokens/palette.ts';
import { propertyName } from '../tokens/propertyName.ts';
import { inGamut, parseColor } from './oklch.ts';
import { brandRef, inHueOf, lighter, movingWith, paletteFor } from './ramps.ts';
import { findFailure, themeColorRoles } from './roles.ts';

export interface ThemeOptions {
  /**
   * The brand colour: `#2563eb`, `oklch(0.5 0.2 265)`. It colours links, selections and primary buttons (lighter in the
   * dark theme) and tints inverse sections. Darkened by up to 0.2 of OKLCH lightness for a contrast of 7:1.
   */
  brand: string;
  /** A grey, as a CSS colour: the tint of backgrounds, text and lines. @default a grey in the brand's hue */
  neutral?: string;
  /** The radius of controls in pixels. Badges have half of it, cards 5/3. @default 6 */
  radius?: number;
  /** The font family, as in CSS: `"'Inter', sans-serif"`. The host loads the font. @default Geist */
  font?: string;
  /** The host's colours by group and name: `map.water` becomes `--pcb-map-water`, in the hue of the brand. */
  colors?: Readonly<Record<string, Readonly<Record<string, { light: string; dark: string }>>>>;
}

/** The custom properties of a theme, in two forms. */
export interface Theme {
  /** Values by custom property, for `style` of an element or `element.style.setProperty`. */
  properties: Readonly<Record<`--pcb-${string}`, string>>;
  /** A CSS rule for `selector` (by default `:root`), outside all cascade layers, so that it overrides ours. */
  toCss: (selector?: string) => string;
}

/** The maximum change of OKLCH lightness to reach a contrast. */
const maxShift = 0.1;
const maxBrandShift = 0.2;
const step = 0.005;

/**
 * Makes a theme in both modes from a brand colour, with a value for every colour, also of inverse sections. Needs no
 * DOM: it runs in a build, on a server and in a browser.
 *
 * A theme on a part of a page (`toCss('.partner')`, or `properties` as its `style`) also needs the text colour there,
 * `color: var(--pcb-color-text)`, because text inherits the body's. Menus and dialogs have the theme of the page.
 *
 * @throws {RangeError} If a colour is not a CSS colour, or `radius` is negative.
 * @throws {RangeError} If a pair of `contrastPairs` has too little contrast even after a lightness change of 0.1 (the
 * brand: 0.2). The message names the pair, the mode and both contrast ratios.
 * @example
 * const theme = createTheme({ brand: '#2563eb', radius: 10, font: "'Inter', sans-serif" });
 * await writeFile('src/theme.css', theme.toCss());
 */
export function createTheme({ brand, neutral, radius, font, colors = {} }: ThemeOptions): Theme {
  const brandColor = colorOption('brand', brand);
  const neutralColor = neutral === undefined ? tintOf(brandColor) : colorOption('neutral', neutral);
  const properties: Theme['properties'] = {
    ...colorProperties(readablePalette(brandColor, neutralColor)),
    ...ownProperties(colors, brandColor),
    ...(radius === undefined ? {} : radiusProperties(radius)),
    ...(font === undefined ? {} : { [property('font', 'text')]: font }),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return { properties, toCss: (selector = ':root') => `${selector} {\n${declarations.join('')}}\n` };
}

const property = (...path: string[]) => `--${propertyName(path)}` as `--pcb-${string}`;

function colorOption(name: string, css: string): PaletteColor {
  const color = parseColor(css);
  if (color === undefined) throw new RangeError(`createTheme: ${name} is '${css}', which is not a CSS colour.`);
  return color;
}

/** Returns a grey with the hue of a brand, or without a hue if the brand is grey. */
const tintOf = ([, chroma, hue]: PaletteColor): PaletteColor => [0.585, Math.min(chroma, 0.022), hue];

/** Returns the palette with the smallest lightness changes that give every pair its contrast. */
function readablePalette(brand: PaletteColor, neutral: PaletteColor): PaletteColors {
  const ideal = paletteFor(brand, neutral);
  const colors = mapValues<PaletteRef, PaletteColor, PaletteColor>(ideal, inGamut);
  const shifts: Partial<Record<PaletteRef, number>> = {};
  for (;;) {
    const failure = findFailure(colors);
    if (failure === undefined) return colors;
    const { name, foreground, background, found, ratio } = failure;
    const isDarker = colors[foreground][0] < colors[background][0];
    const shift = (shifts[foreground] ?? 0) + (isDarker ? -step : step);
    const limit = foreground === brandRef ? maxBrandShift : maxShift;
    if (Math.abs(shift) > limit)
      throw new RangeError(
        `createTheme: ${name} has a contrast of ${found.toFixed(2)}:1 and needs ${ratio}:1, even after its lightness was changed by ${limit}.`,
      );
    shifts[foreground] = shift;
    for (const ref of movingWith(foreground)) colors[ref] = inGamut(lighter(ideal[ref], shift));
  }
}

function colorProperties(colors: PaletteColors): Theme['properties'] {
  const css = (ref: PaletteRef) => toCss(colors[ref]);
  return {
    ...bothModes('color', themeColorRoles, css),
    ...Object.fromEntries(Object.entries(inverseRoles).map(([name, ref]) => [property('inverse', name), css(ref)])),
  };
}

function ownProperties(groups: NonNullable<ThemeOptions['colors']>, brand: PaletteColor): Theme['properties'] {
  const recolor = inHueOf(brand);
  const entries = Object.entries(groups).map(([group, colors]) =>
    bothModes(group, colors, (value) => toCss(inGamut(recolor(colorOption(`colors.${group}`, value))))),
  );
  return Object.assign({}, ...entries) as Theme['properties'];
}

const bothModes = <Value>(
  group: string,
  colors: Readonly<Record<string, { light: Value; dark: Value }>>,
  css: (value: Value) => string,
): Theme['properties'] =>
  Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [
      property(group, name),
      `light-dark(${css(light)}, ${css(dark)})`,
    ]),
  );

function radiusProperties(pixels: number): Theme['properties'] {
  if (!(pixels >= 0))
    throw new RangeError(`createTheme: radius is ${pixels}, and must be a number of pixels, at least 0.`);
  const rem = (value: number) => `${Number((value / 16).toFixed(4))}rem`;
  return {
    [property('radius', 'small')]: rem(pixels / 2),
    [property('radius', 'medium')]: rem(pixels),
    [property('radius', 'large')]: rem((pixels * 5) / 3),
  };
}
