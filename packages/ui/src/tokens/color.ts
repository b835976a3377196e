/** A colour in both themes, in OKLCH, and what it is for. */
export interface ColorToken {
  light: string;
  dark: string;
  description: string;
}

/**
 * Colours by what they do. The hues come from a circuit board: solder mask green, copper, ENIG gold,
 * silkscreen white, fibreglass. `tests/ui/contrast.test.ts` checks the pairs of `contrastPairs`.
 */
export const color = {
  page: {
    light: 'oklch(0.982 0.006 100)',
    dark: 'oklch(0.165 0.014 162)',
    description: 'The page itself: fibreglass by day, matte black solder mask by night.',
  },
  surface: {
    light: 'oklch(1 0 0)',
    dark: 'oklch(0.2 0.015 162)',
    description: 'Cards, forms and tables on the page.',
  },
  surfaceRaised: {
    light: 'oklch(1 0 0)',
    dark: 'oklch(0.24 0.016 162)',
    description: 'What floats above the page: menus, dialogs, toasts.',
  },
  surfaceSunken: {
    light: 'oklch(0.958 0.009 105)',
    dark: 'oklch(0.138 0.012 162)',
    description: 'Wells: table heads, tracks of toggles, the footer.',
  },
  text: {
    light: 'oklch(0.215 0.028 162)',
    dark: 'oklch(0.955 0.008 110)',
    description: 'Reading text and headings.',
  },
  textMuted: {
    light: 'oklch(0.445 0.024 160)',
    dark: 'oklch(0.755 0.014 140)',
    description: 'Secondary text: captions, descriptions, placeholders.',
  },
  line: {
    light: 'oklch(0.895 0.01 115)',
    dark: 'oklch(0.31 0.016 160)',
    description: 'Hairlines that divide. Never the only edge of a control.',
  },
  lineStrong: {
    light: 'oklch(0.585 0.022 155)',
    dark: 'oklch(0.58 0.02 155)',
    description: 'The edge of a control: 3:1 against the surfaces that it stands on.',
  },
  brand: {
    light: 'oklch(0.385 0.086 160)',
    dark: 'oklch(0.81 0.125 160)',
    description: 'Solder mask: links, chosen things, the ordinary primary button. 7:1 on the page.',
  },
  brandHover: {
    light: 'oklch(0.32 0.075 160)',
    dark: 'oklch(0.87 0.105 160)',
    description: 'Brand under the pointer.',
  },
  onBrand: {
    light: 'oklch(0.99 0.008 110)',
    dark: 'oklch(0.19 0.035 162)',
    description: 'Text on brand.',
  },
  brandSoft: {
    light: 'oklch(0.945 0.028 158)',
    dark: 'oklch(0.275 0.042 160)',
    description: 'A tint of brand behind chosen or hovered things.',
  },
  onBrandSoft: {
    light: 'oklch(0.34 0.075 160)',
    dark: 'oklch(0.87 0.1 160)',
    description: 'Text on the tint of brand.',
  },
  copper: {
    light: 'oklch(0.6 0.125 52)',
    dark: 'oklch(0.72 0.115 56)',
    description: 'Traces, illustrations and charts. Graphics only: 3:1, not enough for text.',
  },
  copperText: {
    light: 'oklch(0.47 0.105 50)',
    dark: 'oklch(0.79 0.1 60)',
    description: 'Reference designators and other small words in copper.',
  },
  highlight: {
    light: 'oklch(0.82 0.135 88)',
    dark: 'oklch(0.84 0.13 88)',
    description: 'ENIG gold: the one thing that matters most on a page.',
  },
  highlightHover: {
    light: 'oklch(0.77 0.135 86)',
    dark: 'oklch(0.89 0.115 90)',
    description: 'Gold under the pointer.',
  },
  onHighlight: {
    light: 'oklch(0.235 0.04 85)',
    dark: 'oklch(0.205 0.035 85)',
    description: 'Text on gold.',
  },
  success: {
    light: 'oklch(0.42 0.1 150)',
    dark: 'oklch(0.83 0.13 152)',
    description: 'Text and icons of something that went well.',
  },
  successSoft: {
    light: 'oklch(0.945 0.035 152)',
    dark: 'oklch(0.27 0.045 155)',
    description: 'The tint behind success.',
  },
  warning: {
    light: 'oklch(0.45 0.095 70)',
    dark: 'oklch(0.84 0.125 80)',
    description: 'Text and icons of something to look at.',
  },
  warningSoft: {
    light: 'oklch(0.955 0.045 88)',
    dark: 'oklch(0.28 0.045 75)',
    description: 'The tint behind a warning.',
  },
  danger: {
    light: 'oklch(0.46 0.165 28)',
    dark: 'oklch(0.8 0.115 25)',
    description: 'Errors and what destroys; also the fill of a dangerous button.',
  },
  dangerHover: {
    light: 'oklch(0.4 0.15 28)',
    dark: 'oklch(0.86 0.085 25)',
    description: 'Danger under the pointer.',
  },
  onDanger: {
    light: 'oklch(0.99 0.01 28)',
    dark: 'oklch(0.2 0.045 28)',
    description: 'Text on danger.',
  },
  dangerSoft: {
    light: 'oklch(0.955 0.022 25)',
    dark: 'oklch(0.275 0.055 25)',
    description: 'The tint behind an error.',
  },
  info: {
    light: 'oklch(0.43 0.095 240)',
    dark: 'oklch(0.82 0.085 235)',
    description: 'Text and icons of a neutral notice.',
  },
  infoSoft: {
    light: 'oklch(0.95 0.02 235)',
    dark: 'oklch(0.275 0.04 240)',
    description: 'The tint behind a notice.',
  },
  focus: {
    light: 'oklch(0.5 0.155 245)',
    dark: 'oklch(0.8 0.115 230)',
    description: 'The focus ring. A hue that no board has, so that it is never decoration.',
  },
  scrim: {
    light: 'oklch(0.2 0.03 162 / 0.55)',
    dark: 'oklch(0.08 0.01 162 / 0.7)',
    description: 'Covers the page behind a dialog.',
  },
  mask: {
    light: 'oklch(0.3 0.066 161)',
    dark: 'oklch(0.255 0.05 161)',
    description: 'A drawn board: its solder mask. Also the ground of a section that is a board.',
  },
  maskTrace: {
    light: 'oklch(0.385 0.08 160)',
    dark: 'oklch(0.335 0.062 160)',
    description: 'A drawn board: copper under the mask.',
  },
  maskTraceBright: {
    light: 'oklch(0.49 0.095 159)',
    dark: 'oklch(0.43 0.078 160)',
    description: 'A drawn board: the trace that the eye should follow.',
  },
  pad: {
    light: 'oklch(0.83 0.115 86)',
    dark: 'oklch(0.8 0.105 84)',
    description: 'A drawn board: ENIG pads and via rings.',
  },
  silkscreen: {
    light: 'oklch(0.965 0.012 110)',
    dark: 'oklch(0.9 0.012 120)',
    description: 'A drawn board: legend print.',
  },
  drill: {
    light: 'oklch(0.19 0.03 162)',
    dark: 'oklch(0.12 0.012 162)',
    description: 'A drawn board: holes and the bodies of parts.',
  },
} as const satisfies Record<string, ColorToken>;

export type ColorName = keyof typeof color;

/** Which colours stand on which, and the WCAG contrast that they must reach there. */
export const contrastPairs: readonly {
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  ratio: 3 | 4.5 | 7;
}[] = [
  { foreground: 'text', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'brandSoft'], ratio: 7 },
  { foreground: 'textMuted', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 4.5 },
  { foreground: 'lineStrong', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 3 },
  { foreground: 'brand', backgrounds: ['page', 'surface', 'surfaceRaised'], ratio: 7 },
  { foreground: 'brand', backgrounds: ['surfaceSunken', 'brandSoft'], ratio: 4.5 },
  { foreground: 'onBrand', backgrounds: ['brand', 'brandHover'], ratio: 4.5 },
  { foreground: 'onBrandSoft', backgrounds: ['brandSoft'], ratio: 4.5 },
  { foreground: 'copper', backgrounds: ['page', 'surface', 'surfaceRaised'], ratio: 3 },
  { foreground: 'copperText', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 4.5 },
  { foreground: 'onHighlight', backgrounds: ['highlight', 'highlightHover'], ratio: 7 },
  { foreground: 'success', backgrounds: ['successSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'warning', backgrounds: ['warningSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'danger', backgrounds: ['dangerSoft', 'page', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'onDanger', backgrounds: ['danger', 'dangerHover'], ratio: 4.5 },
  { foreground: 'info', backgrounds: ['infoSoft', 'surface', 'surfaceRaised'], ratio: 4.5 },
  { foreground: 'focus', backgrounds: ['page', 'surface', 'surfaceRaised', 'surfaceSunken'], ratio: 3 },
  { foreground: 'silkscreen', backgrounds: ['mask'], ratio: 7 },
  { foreground: 'pad', backgrounds: ['mask'], ratio: 3 },
];

/**
 * On a section that is a board (`<Box surface="mask">`) the page is the mask, these roles take the values given here in
 * both themes, and everything else takes its dark value.
 */
export const onMask = {
  surface: 'oklch(0.295 0.055 161)',
  surfaceRaised: 'oklch(0.275 0.05 161)',
  surfaceSunken: 'oklch(0.225 0.044 161)',
  line: 'oklch(0.43 0.066 160)',
  lineStrong: 'oklch(0.68 0.05 158)',
  textMuted: 'oklch(0.84 0.03 150)',
} as const satisfies Partial<Record<ColorName, string>>;
