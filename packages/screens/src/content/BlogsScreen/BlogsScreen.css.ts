import { above, below, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({ marginTop: vars.space.section });

/** Too wide for one card per row at a readable line length, and too narrow for two. */
const isBetween = `${above.largePhone} and ${below.laptop}`;

export const card = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  '@media': { [isBetween]: { flexDirection: 'row' } },
});

export const cover = screenStyle({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '4 / 3',
  padding: vars.space.small,
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [isBetween]: {
      flex: '0 0 40%',
      aspectRatio: 'auto',
      borderBottom: 'none',
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

export const text = screenStyle({ flex: 1, minWidth: 0, padding: vars.space.xlarge });

export const dates = screenStyle({
  marginTop: 'auto',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
