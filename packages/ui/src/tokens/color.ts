import { mapValues } from './mapValues.ts';
import { paletteColors, toCss, type PaletteRef } from './palette.ts';

/** The palette colours of a role in the two themes, and its purpose. */
export interface ColorRole {
  light: PaletteRef;
  dark: PaletteRef;
  description: string;
}

export interface ColorToken {
  light: string;
  dark: string;
  description: string;
}

const resolveRole = ({ light, dark, description }: ColorRole): ColorToken => ({
  light: toCss(paletteColors[light]),
  dark: toCss(paletteColors[dark]),
  description,
});

/** `inverseRoles` has the roles of an inverse section. */
export const colorRoles = {
  page: {
    light: 'neutral.25',
    dark: 'neutral.950',
    description: 'The page background.',
  },
  surface: {
    light: 'neutral.0',
    dark: 'neutral.900',
    description: 'Cards, forms and tables on the page.',
  },
  surfaceRaised: {
    light: 'neutral.0',
    dark: 'neutral.800',
    description: 'Menus, dialogs and toasts above the page.',
  },
  surfaceSunken: {
    light: 'neutral.50',
    dark: 'neutral.1000',
    description: 'Recessed areas: table headers, tracks of toggle groups, the footer.',
  },
  text: {
    light: 'neutral.850',
    dark: 'neutral.50',
    description: 'Body text and headings.',
  },
  textMuted: {
    light: 'neutral.600',
    dark: 'neutral.300',
    description: 'Secondary text: captions, descriptions, placeholders.',
  },
  line: {
    light: 'neutral.100',
    dark: 'neutral.700',
    description: 'Hairlines between elements. Never the only border of a control.',
  },
  lineStrong: {
    light: 'neutral.400',
    dark: 'neutral.420',
    description: 'Borders of controls: 3:1 against the surfaces behind them.',
  },
  brand: {
    light: 'green.600',
    dark: 'green.300',
    description: 'Links, selected items, the text of secondary buttons. 7:1 on the page.',
  },
  brandHover: {
    light: 'green.700',
    dark: 'green.200',
    description: 'Brand on hover.',
  },
  onBrand: {
    light: 'green.25',
    dark: 'green.900',
    description: 'Text on brand.',
  },
  brandSoft: {
    light: 'green.50',
    dark: 'green.800',
    description: 'A tint of brand behind selected or hovered items.',
  },
  onBrandSoft: {
    light: 'green.650',
    dark: 'green.200',
    description: 'Text on the tint of brand.',
  },
  accent: {
    light: 'copper.400',
    dark: 'copper.300',
    description: 'A second colour for illustrations, charts and marks. Graphics only: 3:1, not enough for text.',
  },
  accentText: {
    light: 'copper.600',
    dark: 'copper.200',
    description: 'Small text in the accent, such as eyebrows.',
  },
  highlight: {
    light: 'gold.300',
    dark: 'gold.300',
    description: 'Primary buttons.',
  },
  highlightHover: {
    light: 'gold.400',
    dark: 'gold.100',
    description: 'Highlight on hover.',
  },
  onHighlight: {
    light: 'gold.900',
    dark: 'gold.950',
    description: 'Text on highlight.',
  },
  success: {
    light: 'leaf.600',
    dark: 'leaf.300',
    description: 'Text and icons of a success message.',
  },
  successSoft: {
    light: 'leaf.50',
    dark: 'leaf.800',
    description: 'The tint behind a success message.',
  },
  warning: {
    light: 'amber.600',
    dark: 'amber.300',
    description: 'Text and icons of a warning.',
  },
  warningSoft: {
    light: 'amber.50',
    dark: 'amber.800',
    description: 'The tint behind a warning.',
  },
  danger: {
    light: 'red.600',
    dark: 'red.300',
    description: 'Errors and destructive actions; also the fill of a danger button.',
  },
  dangerHover: {
    light: 'red.700',
    dark: 'red.200',
    description: 'Danger on hover.',
  },
  onDanger: {
    light: 'red.25',
    dark: 'red.900',
    description: 'Text on danger.',
  },
  dangerSoft: {
    light: 'red.50',
    dark: 'red.800',
    description: 'The tint behind an error.',
  },
  info: {
    light: 'blue.600',
    dark: 'blue.300',
    description: 'Text and icons of a neutral notice.',
  },
  infoSoft: {
    light: 'blue.50',
    dark: 'blue.800',
    description: 'The tint behind a notice.',
  },
  focus: {
    light: 'blue.500',
    dark: 'blue.350',
    description:
      'The focus ring. Its hue differs from those of brand, accent and highlight, so it is never mistaken for decoration.',
  },
  scrim: {
    light: 'shade.55',
    dark: 'shade.70',
    description: 'Covers the page behind a dialog.',
  },
} as const satisfies Record<string, ColorRole>;

export type ColorName = keyof typeof colorRoles;

export const color = mapValues<ColorName, ColorRole, ColorToken>(colorRoles, resolveRole);
