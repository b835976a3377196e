interface ScaleToken {
  value: string;
  description: string;
}
type Scale = Record<string, ScaleToken>;

/** In `rem`, so that spacing grows with the reader's text size. */
export const space = {
  none: { value: '0', description: 'No space.' },
  hairline: { value: '0.125rem', description: '2 px. Between an icon and its badge.' },
  xsmall: { value: '0.25rem', description: '4 px. Between a label and its control.' },
  small: { value: '0.5rem', description: '8 px. Between parts of one element.' },
  medium: { value: '0.75rem', description: '12 px. Between elements of a row.' },
  large: { value: '1rem', description: '16 px. Between elements of a group.' },
  xlarge: { value: '1.5rem', description: '24 px. Inside a card, between fields.' },
  xxlarge: { value: '2rem', description: '32 px. Between groups.' },
  section: { value: '3rem', description: '48 px. Between parts of a section.' },
  gutter: { value: 'clamp(1rem, 0.5rem + 2.5vw, 2.5rem)', description: 'The page margin, 16 to 40 px.' },
  band: {
    value: 'clamp(3.5rem, 2.5rem + 4.5vw, 7rem)',
    description: 'Above and below a section of a page, 56 to 112 px.',
  },
} as const satisfies Scale;

export const font = {
  text: {
    value: `'Geist', 'Geist Fallback', system-ui, sans-serif`,
    description: 'Text and headings.',
  },
  mono: {
    value: `'Geist Mono', 'Geist Mono Fallback', ui-monospace, monospace`,
    description: 'Figures, part numbers, dimensions, reference designators.',
  },
} as const satisfies Scale;

export const fontSize = {
  caption: { value: '0.75rem', description: 'Designators and badges.' },
  small: { value: '0.875rem', description: 'Descriptions, tables, secondary text.' },
  base: { value: '1rem', description: 'Body text and controls.' },
  large: { value: '1.125rem', description: 'Introductions and prices.' },
  title: { value: '1.25rem', description: 'Titles of cards.' },
  heading: { value: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', description: 'Headings inside a section.' },
  section: { value: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)', description: 'The heading of a section.' },
  display: { value: 'clamp(2.375rem, 1.5rem + 3.9vw, 4.5rem)', description: 'The large main heading of a page.' },
} as const satisfies Scale;

export const lineHeight = {
  tight: { value: '1.05', description: 'Display headings.' },
  snug: { value: '1.25', description: 'Headings, buttons.' },
  normal: { value: '1.55', description: 'Body text.' },
} as const satisfies Scale;

export const letterSpacing = {
  wordmark: { value: '-0.045em', description: 'The name in the logo.' },
  display: { value: '-0.04em', description: 'Display headings and the largest figures.' },
  figure: { value: '-0.03em', description: 'Large figures in the mono font.' },
  section: { value: '-0.028em', description: 'The heading of a section.' },
  heading: { value: '-0.018em', description: 'Headings inside a section; prices.' },
  title: { value: '-0.012em', description: 'Titles of cards.' },
  mono: { value: '-0.01em', description: 'Figures in the mono font within text and tables.' },
  normal: { value: '0', description: 'The spacing of the font.' },
  label: { value: '0.06em', description: 'Small labels of groups and parts.' },
  capitals: { value: '0.09em', description: 'Words in capitals, such as reference designators.' },
  code: { value: '0.3em', description: 'The digits of a one-time code, which are read one by one.' },
} as const satisfies Scale;

export const fontWeight = {
  regular: { value: '400', description: 'Body text.' },
  medium: { value: '500', description: 'Labels, buttons.' },
  strong: { value: '600', description: 'Headings, totals.' },
} as const satisfies Scale;

export const radius = {
  small: { value: '0.1875rem', description: '3 px. Badges, checks.' },
  medium: { value: '0.375rem', description: '6 px. Controls.' },
  large: { value: '0.625rem', description: '10 px. Cards, dialogs.' },
  round: { value: '999px', description: 'Pads: switches, avatars, chips.' },
} as const satisfies Scale;

export const shadow = {
  raised: {
    value: '0 1px 2px oklch(0.2 0.03 162 / 0.06), 0 2px 8px oklch(0.2 0.03 162 / 0.05)',
    description: 'Slightly raised cards.',
  },
  overlay: {
    value: '0 2px 6px oklch(0.15 0.03 162 / 0.12), 0 16px 40px oklch(0.15 0.03 162 / 0.18)',
    description: 'Menus, dialogs and toasts.',
  },
  edge: {
    value: '0 0 0.75rem oklch(0.15 0.03 162 / 0.32)',
    description: 'An edge under which content continues, such as a table that scrolls.',
  },
} as const satisfies Scale;

export const opacity = {
  disabled: { value: '0.55', description: 'Disabled controls, which need no contrast (WCAG 1.4.3).' },
} as const satisfies Scale;

/** Lowest first. */
export const zIndex = {
  below: { value: '-1', description: 'Behind the content of its own element.' },
  raised: { value: '1', description: 'Above its siblings: pinned cells, the sticky header of a dialog.' },
  sticky: { value: '2', description: 'The sticky header of a table, above its pinned cells.' },
  dim: { value: '9', description: 'Dims the page behind an open menu of the header.' },
  menu: { value: '10', description: 'An open menu of the header.' },
  header: { value: '20', description: 'The sticky header of a page.' },
  skipLink: { value: '100', description: 'The skip link, above the header.' },
  modal: { value: '1000', description: 'Dialogs and other elements that cover the page.' },
  toast: {
    value: '100001',
    description: 'Toasts, above popovers, to which react-aria gives 100000.',
  },
  tooltip: { value: '100002', description: 'Tooltips, above the toast or popover of their button.' },
} as const satisfies Scale;

export const motion = {
  quick: { value: '120ms', description: 'Colour and opacity of a control.' },
  base: { value: '180ms', description: 'Elements that appear.' },
  slow: { value: '240ms', description: 'Large elements that move, such as drawers.' },
  ease: { value: 'cubic-bezier(0.2, 0, 0, 1)', description: 'The only easing: starts fast, ends gently.' },
} as const satisfies Scale;

export const size = {
  rowCompact: { value: '2.125rem', description: '34 px. A row of a compact table.' },
  controlSmall: { value: '2rem', description: '32 px. Controls in a table row.' },
  control: { value: '2.5rem', description: '40 px. Fields and buttons; 44 px on touch screens.' },
  controlLarge: { value: '3rem', description: '48 px. Large buttons.' },
  touch: { value: '2.75rem', description: '44 px. The minimum touch target.' },
  header: {
    value: '0rem',
    description:
      "The height of the page's sticky header, which the host sets. Anchors, sticky columns and menus keep clear of it.",
  },
  readable: { value: '42rem', description: 'The maximum width of body text, about 75 characters.' },
  content: { value: '80rem', description: 'The maximum width of the content of a page.' },
} as const satisfies Scale;
