import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const name = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  // As high as the price cell, so that a two-line name does not make its row higher.
  '@media': { [above.largePhone]: { minHeight: '4rem' } },
  // Keeps a unit from ending up alone on the last line.
  textWrap: 'balance',
});

export const order = screenStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});

export const per = screenStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});

/** The column is just wide enough for its label on one line. */
export const button = screenStyle({ whiteSpace: 'nowrap' });

export const skeleton = screenStyle({ overflow: 'hidden' });

export const skeletonRow = screenStyle({
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { background: vars.color.surfaceSunken },
    '&:last-child': { borderBottom: 0 },
  },
});
