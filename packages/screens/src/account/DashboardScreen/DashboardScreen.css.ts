import { above, focusRing, motionAllowed, states, vars } from '@pcb/ui/theme';
import { styleVariants } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  width: '100%',
  maxWidth: vars.size.content,
  margin: '0 auto',
  padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
});

export const greeting = screenStyle({ overflowWrap: 'anywhere' });

export const board = screenStyle({ overflow: 'hidden' });

export const group = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [above.laptop]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const groupName = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
  background: vars.color.surfaceSunken,
  '@media': { [above.laptop]: { padding: vars.space.xlarge } },
});

export const reference = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '0.06em',
  color: vars.color.copperText,
});

export const tiles = screenStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const tileBase = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.medium,
  padding: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [above.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space.xlarge,
      minHeight: '9rem',
      padding: vars.space.xlarge,
      selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.line}` } },
    },
    // Next to the group name instead of below it.
    [above.laptop]: {
      borderTop: 0,
      selectors: { '&:first-child': { borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
});

const plain = screenStyle({ selectors: { '&:hover': { background: vars.color.surfaceSunken } } });
const wide = screenStyle({ '@media': { [above.tablet]: { gridColumn: 'span 2' } } });
const main = screenStyle({
  isolation: 'isolate',
  overflow: 'hidden',
  '@media': { [above.tablet]: { gridTemplateRows: '1fr auto', minHeight: '15rem' } },
});

/** The tile variants: `main` is drawn as a board, `wide` spans two columns. */
export const tile = styleVariants({
  plain: [tileBase, plain],
  wide: [tileBase, plain, wide],
  main: [tileBase, main],
});

// Bleeds off the tile at the top and the side, and fades out before the text.
export const art = screenStyle({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-12%',
  top: '-22%',
  width: '92%',
  maskImage: 'linear-gradient(to top left, transparent 20%, #000 62%)',
  '@media': { [above.tablet]: { display: 'block' } },
});

export const icon = screenStyle({ color: vars.color.brand, lineHeight: 0, paddingTop: vars.space.hairline });

export const words = screenStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@media': {
    [above.tablet]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      // The first row is taller than its text; align the text with that of the board.
      selectors: { [`${group}:first-child &`]: { alignSelf: 'end' } },
    },
  },
});

// The link covers its tile, which makes the whole tile the target.
export const link = screenStyle({
  fontWeight: vars.fontWeight.strong,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [states.focusVisible]: { outline: 'none' },
    [`${states.focusVisible}::after`]: { ...focusRing, outlineOffset: '-3px' },
  },
});

export const title = screenStyle({ overflowWrap: 'anywhere' });

export const arrow = screenStyle({ flex: 'none', color: vars.color.copper });

// The specification has these texts in lower case; capitalise them visually only.
export const description = screenStyle({ '::first-letter': { textTransform: 'uppercase' } });

export const pin = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});
