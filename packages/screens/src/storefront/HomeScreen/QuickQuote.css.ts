import { type StyleRule } from '@vanilla-extract/css';
import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const legend = screenStyle({ paddingBottom: vars.space.xlarge });

const pads = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  // No partial pads.
  width: [
    `calc(100% - 2 * ${vars.space.xlarge})`,
    `round(down, calc(100% - 2 * ${vars.space.xlarge}), ${vars.size.grid})`,
  ],
  height: '0.75rem',
  background: `repeating-linear-gradient(to left, transparent 0 0.5625rem, ${vars.board.pad} 0.5625rem 0.9375rem, transparent 0.9375rem ${vars.size.grid})`,
} satisfies StyleRule;

// From this width the tracks meet the pads, which are aligned to the same edge.
const padsUnderTraces = { insetInline: `auto ${vars.space.xlarge}`, marginInline: 0 } satisfies StyleRule;

/** The body of the chip, with pads above and below at the pitch of the grid. */
export const chip = screenStyle({
  // Gold instead of green marks the selected tab.
  vars: { [vars.color.brand]: vars.color.highlight, [vars.color.brandHover]: vars.color.highlightHover },
  position: 'relative',
  '::before': { ...pads, bottom: '100%' },
  '::after': { ...pads, top: '100%' },
  '@media': { [above.desktop]: { '::before': padsUnderTraces, '::after': padsUnderTraces } },
});

export const service = screenStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'center',
  '@media': {
    [above.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space.section },
  },
});

export const facts = screenStyle({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [above.largePhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const fact = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  paddingTop: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [above.largePhone]: { flexDirection: 'column', gap: vars.space.xsmall } },
});

/** Stacked at full width on a phone, then side by side. */
export const actions = screenStyle({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'stretch',
  '@media': {
    [above.largePhone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.large },
  },
});

export const factLabel = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const factValue = screenStyle({
  margin: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
});

export const art = screenStyle({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  '@media': { [above.laptop]: { display: 'block' } },
});

/** The tracks between the panel and the edge of the board. */
export const traces = screenStyle({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  // Ends at the pads of the panel.
  bottom: 'calc(100% + 0.75rem)',
  width: '45rem',
  height: '40rem',
  maxWidth: 'none',
  pointerEvents: 'none',
  '@media': { [above.desktop]: { display: 'block' } },
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
