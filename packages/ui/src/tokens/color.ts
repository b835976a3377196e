/** A colour in both themes, in OKLCH, and what it is for. */
export interface ColorToken {
  light: string;
  dark: string;
  description: string;
}

/**
 * Colours by role. The hues come from a circuit board: solder mask green, copper, ENIG gold,
 * silkscreen white, fibreglass. The colours of a drawn board are in `board`.
 */
export const color = {
  page: {
    light: 'oklch(0.982 0.006 100)',
    dark: 'oklch(0.165 0.014 162)',
    description: 'The page background: fibreglass in the light theme, matte black solder mask in the dark one.',
  },
  surface: {
    light: 'oklch(1 0 0)',
    dark: 'oklch(0.2 0.015 162)',
    description: 'Cards, forms and tables on the page.',
  },
  surfaceRaised: {
    light: 'oklch(1 0 0)',
    dark: 'oklch(0.24 0.016 162)',
    description: 'Menus, dialogs and toasts above the page.',
  },
  surfaceSunken: {
    light: 'oklch(0.958 0.009 105)',
    dark: 'oklch(0.138 0.012 162)',
    description: 'Recessed areas: table headers, tracks of toggle groups, the footer.',
  },
  text: {
    light: 'oklch(0.215 0.028 162)',
    dark: 'oklch(0.955 0.008 110)',
    description: 'Body text and headings.',
  },
  textMuted: {
    light: 'oklch(0.445 0.024 160)',
    dark: 'oklch(0.755 0.014 140)',
    description: 'Secondary text: captions, descriptions, placeholders.',
  },
  line: {
    light: 'oklch(0.895 0.01 115)',
    dark: 'oklch(0.31 0.016 160)',
    description: 'Hairlines between elements. Never the only border of a control.',
  },
  lineStrong: {
    light: 'oklch(0.585 0.022 155)',
    dark: 'oklch(0.58 0.02 155)',
    description: 'Borders of controls: 3:1 against the surfaces behind them.',
  },
  brand: {
    light: 'oklch(0.385 0.086 160)',
    dark: 'oklch(0.81 0.125 160)',
    description: 'Solder mask: links, selected items, the text of secondary buttons. 7:1 on the page.',
  },
  brandHover: {
    light: 'oklch(0.32 0.075 160)',
    dark: 'oklch(0.87 0.105 160)',
    description: 'Brand on hover.',
  },
  onBrand: {
    light: 'oklch(0.99 0.008 110)',
    dark: 'oklch(0.19 0.035 162)',
    description: 'Text on brand.',
  },
  brandSoft: {
    light: 'oklch(0.945 0.028 158)',
    dark: 'oklch(0.275 0.042 160)',
    description: 'A tint of brand behind selected or hovered items.',
  },
  onBrandSoft: {
    light: 'oklch(0.34 0.075 160)',
    dark: 'oklch(0.87 0.1 160)',
    description: 'Text on the tint of brand.',
  },
  copper: {
    light: 'oklch(0.6 0.125 52)',
    dark: 'oklch(0.72 0.115 56)',
    description: 'Tracks, illustrations and charts. Graphics only: 3:1, not enough for text.',
  },
  copperText: {
    light: 'oklch(0.47 0.105 50)',
    dark: 'oklch(0.79 0.1 60)',
    description: 'Reference designators and other small text in copper.',
  },
  highlight: {
    light: 'oklch(0.82 0.135 88)',
    dark: 'oklch(0.84 0.13 88)',
    description: 'ENIG gold: primary buttons.',
  },
  highlightHover: {
    light: 'oklch(0.77 0.135 86)',
    dark: 'oklch(0.89 0.115 90)',
    description: 'Gold on hover.',
  },
  onHighlight: {
    light: 'oklch(0.235 0.04 85)',
    dark: 'oklch(0.205 0.035 85)',
    description: 'Text on gold.',
  },
  success: {
    light: 'oklch(0.42 0.1 150)',
    dark: 'oklch(0.83 0.13 152)',
    description: 'Text and icons of a success message.',
  },
  successSoft: {
    light: 'oklch(0.945 0.035 152)',
    dark: 'oklch(0.27 0.045 155)',
    description: 'The tint behind a success message.',
  },
  warning: {
    light: 'oklch(0.45 0.095 70)',
    dark: 'oklch(0.84 0.125 80)',
    description: 'Text and icons of a warning.',
  },
  warningSoft: {
    light: 'oklch(0.955 0.045 88)',
    dark: 'oklch(0.28 0.045 75)',
    description: 'The tint behind a warning.',
  },
  danger: {
    light: 'oklch(0.46 0.165 28)',
    dark: 'oklch(0.8 0.115 25)',
    description: 'Errors and destructive actions; also the fill of a danger button.',
  },
  dangerHover: {
    light: 'oklch(0.4 0.15 28)',
    dark: 'oklch(0.86 0.085 25)',
    description: 'Danger on hover.',
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
    description: 'The focus ring. No board has this hue, so the ring is never mistaken for decoration.',
  },
  scrim: {
    light: 'oklch(0.2 0.03 162 / 0.55)',
    dark: 'oklch(0.08 0.01 162 / 0.7)',
    description: 'Covers the page behind a dialog.',
  },
} as const satisfies Record<string, ColorToken>;

export type ColorName = keyof typeof color;
