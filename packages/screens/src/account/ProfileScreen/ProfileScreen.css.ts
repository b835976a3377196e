import { above, vars } from '@pcb/ui/theme';
import { largeFigure } from '../../shared/largeFigure.css.ts';
import { screenStyle } from '../../shared/screenStyle.ts';

export const sections = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
});

export const page = screenStyle([sections, { overflowWrap: 'anywhere' }]);

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minWidth: 0,
});

/** A grid of terms and values with hairlines. */
export const details = screenStyle({ gap: '1px', margin: 0, background: vars.color.line });

export const figures = screenStyle([
  details,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      // Narrower columns would break an amount in lakhs.
      '(min-width: 22em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const cell = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  padding: `${vars.space.large} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  background: vars.color.surface,
});

export const term = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const value = screenStyle({ margin: 0, fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

export const monoValue = screenStyle({
  margin: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const figure = screenStyle([largeFigure, { margin: 0 }]);

/** Text among the figures: smaller, and centred on the line of the figures. */
export const figureText = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.fontSize.heading} * ${vars.lineHeight.snug})`,
  margin: 0,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const address = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.large, height: '100%' });

export const addressHeader = screenStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const addressName = screenStyle({ display: 'grid', gap: vars.space.small, justifyItems: 'start', minWidth: 0 });

// In the corner of the card: the touch targets extend into its padding.
export const addressActions = screenStyle({
  display: 'flex',
  flex: 'none',
  margin: `calc(-1 * ${vars.space.small}) calc(-1 * ${vars.space.small}) 0 0`,
});

export const addressText = screenStyle({ whiteSpace: 'pre-line', color: vars.color.textMuted });

export const addressContact = screenStyle({
  margin: 'auto 0 0',
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
});

export const email = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.size.control,
  padding: `${vars.space.small} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const emailIcon = screenStyle({ flex: 'none', color: vars.color.textMuted });

export const emailText = screenStyle({ minWidth: 0 });
