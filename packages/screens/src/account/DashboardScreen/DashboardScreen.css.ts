import { above, motionAllowed, vars } from '@pcb/ui/theme';
import { cardRow } from '../../shared/styles/cardRow.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Two columns once the description of a tile fits on one line next to its count. */
export const groups = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xlarge} ${vars.space.xxlarge}`,
  '@media': { [above.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tiles = screenStyle({
  listStyle: 'none',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const tile = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: '3.5rem',
  padding: `${vars.space.xsmall} ${vars.space.large}`,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&:first-child': { borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}` },
    '&:hover': { background: vars.color.surfaceSunken },
  },
});

export const icon = screenStyle({ flex: 'none', color: vars.color.brand, lineHeight: 0 });

export const texts = screenStyle({ flex: 1, minWidth: 0 });

export const count = screenStyle({ flex: 'none' });

export const title = screenStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' });

export const arrow = screenStyle({ flex: 'none', color: vars.color.accent });

// The specification has these texts in lower case; capitalise them visually only.
export const description = screenStyle({ '::first-letter': { textTransform: 'uppercase' } });

export const list = screenStyle({ flex: 1 });

export const row = screenStyle([
  cardRow,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xsmall} ${vars.space.large}`,
  },
]);

export const rowText = screenStyle({ minWidth: 0, overflowWrap: 'anywhere' });
