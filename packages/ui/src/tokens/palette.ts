/** In OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees, opacity 0 to 1 (by default 1). */
export type PaletteColor = readonly [lightness: number, chroma: number, hue: number, opacity?: number | undefined];

/** Steps go from 0 (white) to 1000 (darkest). Components use roles (docs/decisions/0022-palette-and-themes.md). */
export const palette = {
  /** Backgrounds, text and lines. */
  neutral: {
    0: [1, 0, 0],
    25: [0.982, 0.006, 100],
    50: [0.957, 0.009, 107],
    100: [0.895, 0.01, 115],
    300: [0.755, 0.014, 140],
    400: [0.585, 0.022, 155],
    420: [0.58, 0.02, 155],
    600: [0.445, 0.024, 160],
    700: [0.31, 0.016, 160],
    800: [0.24, 0.016, 162],
    850: [0.215, 0.028, 162],
    900: [0.2, 0.015, 162],
    950: [0.165, 0.014, 162],
    1000: [0.138, 0.012, 162],
  },
  /** Translucent neutral over a page; the step is the opacity in percent. */
  shade: {
    55: [0.2, 0.03, 162, 0.55],
    70: [0.08, 0.01, 162, 0.7],
  },
  /** The brand: links, selected items and their tints. */
  green: {
    25: [0.99, 0.008, 110],
    50: [0.945, 0.028, 158],
    200: [0.87, 0.103, 160],
    300: [0.81, 0.125, 160],
    600: [0.385, 0.086, 160],
    650: [0.34, 0.075, 160],
    700: [0.32, 0.075, 160],
    800: [0.275, 0.042, 160],
    900: [0.19, 0.035, 162],
  },
  /** The brand on inverse sections. */
  pine: {
    200: [0.84, 0.03, 150],
    300: [0.68, 0.05, 158],
    500: [0.43, 0.072, 160],
    720: [0.295, 0.055, 161],
    750: [0.275, 0.05, 161],
    800: [0.255, 0.05, 161],
    850: [0.225, 0.044, 161],
  },
  /** The accent: charts, marks, eyebrows. */
  copper: {
    200: [0.79, 0.1, 60],
    300: [0.72, 0.115, 56],
    400: [0.6, 0.125, 52],
    600: [0.47, 0.105, 50],
  },
  /** Primary buttons. */
  gold: {
    100: [0.89, 0.115, 90],
    300: [0.82, 0.135, 88],
    400: [0.77, 0.135, 86],
    900: [0.235, 0.04, 85],
    950: [0.205, 0.035, 85],
  },
  /** Success. */
  leaf: {
    50: [0.945, 0.035, 152],
    300: [0.83, 0.13, 152],
    600: [0.42, 0.1, 150],
    800: [0.27, 0.045, 155],
  },
  /** Warnings. */
  amber: {
    50: [0.955, 0.045, 88],
    300: [0.84, 0.125, 80],
    600: [0.45, 0.095, 70],
    800: [0.28, 0.045, 75],
  },
  /** Errors and destructive actions. */
  red: {
    25: [0.99, 0.01, 28],
    50: [0.955, 0.022, 25],
    200: [0.86, 0.085, 25],
    300: [0.8, 0.115, 25],
    600: [0.46, 0.165, 28],
    700: [0.4, 0.15, 28],
    800: [0.275, 0.055, 25],
    900: [0.2, 0.045, 28],
  },
  /** Neutral notices and the focus ring. */
  blue: {
    50: [0.95, 0.02, 235],
    300: [0.82, 0.085, 235],
    350: [0.8, 0.115, 230],
    500: [0.5, 0.155, 245],
    600: [0.43, 0.095, 240],
    800: [0.275, 0.04, 240],
  },
} as const satisfies Record<string, Readonly<Record<number, PaletteColor>>>;

type Palette = typeof palette;
type RampName = keyof Palette;

/** A colour of the palette, such as `green.600`. */
export type PaletteRef = {
  [Ramp in RampName]: `${Ramp}.${keyof Palette[Ramp] & number}`;
}[RampName];

export type PaletteColors = Readonly<Record<PaletteRef, PaletteColor>>;

export const paletteColors = Object.fromEntries(
  Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries<PaletteColor>(steps).map(([step, value]) => [`${ramp}.${step}`, value]),
  ),
) as unknown as PaletteColors;

export function toCss([lightness, chroma, hue, opacity = 1]: PaletteColor): string {
  return `oklch(${lightness} ${chroma} ${hue}${opacity === 1 ? '' : ` / ${opacity}`})`;
}
