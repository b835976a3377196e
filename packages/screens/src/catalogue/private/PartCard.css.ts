import { monoFigures, vars } from '@pcb/ui/theme';
import { pitch } from '../../shared/styles/boardDots.ts';
import { columnCard } from '../../shared/styles/columnCard.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const card = screenStyle([
  columnCard,
  { selectors: { '&:target': { borderColor: vars.color.accent, outline: `1px solid ${vars.color.accent}` } } },
]);

export const picture = screenStyle({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  background: `radial-gradient(circle at center, ${vars.color.line} 1px, transparent 1.5px) center / ${pitch} ${pitch} ${vars.color.surfaceSunken}`,
});

export const drawing = screenStyle({ position: 'relative', width: '100%', maxWidth: '10rem' });

/** In the middle of the empty drawing. */
export const noOutline = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInline: '25%',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textWrap: 'balance',
});

export const body = screenStyle({
  flex: 1,
  minWidth: 0,
  padding: vars.space.large,
});

export const figures = screenStyle({ marginTop: 'auto', fontSize: vars.fontSize.small });

export const figure = screenStyle({
  rowGap: 0,
  paddingBlock: vars.space.xsmall,
  borderTop: `1px solid ${vars.color.line}`,
});

export const figureLabel = screenStyle({ color: vars.color.textMuted });

/** The same height with and without the price per piece, so that prices line up across a row of cards. */
export const buy = screenStyle({
  minHeight: '5.25rem',
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});

export const price = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
});
