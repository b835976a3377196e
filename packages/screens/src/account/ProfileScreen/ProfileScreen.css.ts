import { above, monoFigures, vars } from '@pcb/ui/theme';
import { abovePhone } from '../../shared/styles/abovePhone.ts';
import { largeFigure } from '../../shared/styles/largeFigure.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const details = screenStyle({ gap: '1px', background: vars.color.line });

export const figures = screenStyle([
  details,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [abovePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const cell = screenStyle({
  padding: `${vars.space.large} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  background: vars.color.surface,
  // A fifth detail fills its row; otherwise the background would show in the empty cell.
  selectors: { '&:nth-child(5)': { gridColumn: '1 / -1' } },
});

export const term = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const values = {
  text: screenStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }),
  mono: screenStyle({ ...monoFigures, overflowWrap: 'anywhere' }),
  figure: largeFigure,
  /** In a row with figures, and as high. */
  figureText: screenStyle({
    display: 'flex',
    alignItems: 'center',
    minHeight: `calc(${vars.fontSize.heading} * ${vars.lineHeight.snug})`,
    fontSize: vars.fontSize.large,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
};

export const address = screenStyle({ height: '100%' });

// In the corner of the card: the touch targets extend into its padding.
export const addressActions = screenStyle({
  display: 'flex',
  flex: 'none',
  margin: `calc(-1 * ${vars.space.small}) calc(-1 * ${vars.space.small}) 0 0`,
});

export const addressContact = screenStyle({
  margin: 'auto 0 0',
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  rowGap: 0,
  fontSize: vars.fontSize.small,
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

export const emailText = screenStyle({ flex: 1, minWidth: 0 });
