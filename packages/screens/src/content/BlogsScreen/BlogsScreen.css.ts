import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle({ marginTop: vars.space.section });

export const cover = screenStyle({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '4 / 3',
  padding: vars.space.small,
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const text = screenStyle({ flex: 1, padding: vars.space.xlarge });

/** At the same height in all cards of a row. */
export const dates = screenStyle({
  marginTop: 'auto',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
