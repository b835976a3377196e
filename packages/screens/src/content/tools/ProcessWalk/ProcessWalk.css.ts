import { containerAbove, forcedColors, hiddenRules, monoFigures, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

const { color } = vars;
const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;

export const root = screenStyle({ position: 'relative', containerType: 'inline-size' });

/** The target of a link to a step: the top of the drawing. */
export const anchor = screenStyle({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

export const frame = screenStyle({
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  overflow: 'hidden',
  '@container': { [containerAbove.wideColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    // The list of steps below has the same content; this adds only interaction.
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

export const stage = screenStyle({ minWidth: 0 });

export const bar = screenStyle({
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [containerAbove.wideColumns]: { paddingInline: vars.space.xlarge } },
});

export const position = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
});

export const board = screenStyle({
  padding: vars.space.large,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  backgroundImage: `radial-gradient(circle at center, ${mix(color.lineStrong, 34, 'transparent')} 1px, transparent 1px)`,
  backgroundSize: '1rem 1rem',
  '@container': { [containerAbove.wideColumns]: { padding: vars.space.xlarge } },
});

export const drawing = screenStyle({ maxWidth: '40rem', marginInline: 'auto' });

export const stepText = screenStyle({
  // As high as the longest step, to avoid a layout shift.
  minHeight: '13rem',
  padding: vars.space.large,
  '@container': { [containerAbove.wideColumns]: { minHeight: '10.5rem', padding: vars.space.xlarge } },
});

export const head = screenStyle({ rowGap: vars.space.hairline });

export const figure = screenStyle({
  ...monoFigures,
  color: color.brand,
  // Keeps the figure before its Latin unit on right-to-left pages.
  unicodeBidi: 'plaintext',
});

export const key = screenStyle({
  rowGap: vars.space.xsmall,
  marginBlockStart: 'auto',
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.fontSize.small,
  color: color.textMuted,
  '@container': { [containerAbove.wideColumns]: { paddingInline: vars.space.xlarge } },
});

export const material = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const swatch = screenStyle({ flex: 'none', width: '0.75rem', height: '0.75rem' });

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(2.25rem, (100% - 5 * ${vars.space.xsmall}) / 6), 1fr))`,
  alignContent: 'start',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderBlockStart: `1px solid ${color.line}`,
  '@container': {
    [containerAbove.wideColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      padding: vars.space.small,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const item = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  width: '100%',
  minHeight: vars.size.control,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  '@container': {
    [containerAbove.wideColumns]: { justifyContent: 'flex-start', padding: `${vars.space.xsmall} ${vars.space.small}` },
  },
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    '&[data-hovered]': { background: color.surfaceSunken },
    '&[aria-current]': { background: color.brandSoft, color: color.onBrandSoft, fontWeight: vars.fontWeight.medium },
  },
});

export const number = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1.5px solid ${color.accent}`,
  borderRadius: vars.radius.round,
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
  selectors: {
    '[aria-current] > &': {
      borderColor: color.brand,
      background: color.brand,
      color: color.onBrand,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[aria-current] > &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Visually hidden if only the number is shown; still its accessible name. */
export const title = screenStyle({
  minWidth: 0,
  '@container': { [`not ${containerAbove.wideColumns}`]: hiddenRules },
});
