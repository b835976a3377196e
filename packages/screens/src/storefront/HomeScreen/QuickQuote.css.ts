import { board } from '@pcb/art/boardColors';
import { above, mirrored, monoFigures, vars } from '@pcb/ui/theme';
import { type StyleRule } from '@vanilla-extract/css';
import { pitch } from '../../shared/styles/boardDots.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const legend = screenStyle({ paddingBottom: vars.space.large });

const padWidth = '0.375rem';
const padStart = `calc((${pitch} - ${padWidth}) / 2)`;
const padEnd = `calc((${pitch} + ${padWidth}) / 2)`;

const pads = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  // No partial pads.
  width: [`calc(100% - 2 * ${vars.space.xlarge})`, `round(down, calc(100% - 2 * ${vars.space.xlarge}), ${pitch})`],
  height: '0.75rem',
  background: `repeating-linear-gradient(to left, transparent 0 ${padStart}, ${board.pad} ${padStart} ${padEnd}, transparent ${padEnd} ${pitch})`,
} satisfies StyleRule;

// From this width the tracks meet the pads, which are aligned to the same edge.
const padsUnderTracks = { insetInline: `auto ${vars.space.xlarge}`, marginInline: 0 } satisfies StyleRule;

export const chip = screenStyle({
  vars: { [vars.color.brand]: vars.color.highlight, [vars.color.brandHover]: vars.color.highlightHover },
  position: 'relative',
  '::before': { ...pads, bottom: '100%' },
  '::after': { ...pads, top: '100%' },
  '@media': { [above.desktop]: { '::before': padsUnderTracks, '::after': padsUnderTracks } },
});

/** As high as the tallest panel, so that the page below does not move. */
export const panel = screenStyle({ '@media': { [above.laptop]: { minHeight: '20rem' } } });

/** Always two lines, so that the buttons do not move between tabs. */
export const sentence = screenStyle({ '@media': { [above.laptop]: { minHeight: '2lh' } } });

/** As high as the price, which may still be loading. */
export const price = screenStyle({ minHeight: '5.75rem', '@media': { [above.tablet]: { minHeight: '3.25rem' } } });

export const fact = screenStyle({
  columnGap: vars.space.medium,
  paddingTop: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
});

export const actions = screenStyle({ columnGap: vars.space.large });

export const factLabel = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const factValue = screenStyle({
  ...monoFigures,
  fontWeight: vars.fontWeight.medium,
});

export const art = screenStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
});

export const tracks = screenStyle({
  ...mirrored,
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 'calc(100% + 0.75rem)',
  width: '45rem',
  height: '40rem',
  maxWidth: 'none',
  pointerEvents: 'none',
});
