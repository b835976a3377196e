import { above, motionAllowed, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const greeting = screenStyle({ overflowWrap: 'anywhere' });

export const groupTitle = screenStyle({ color: vars.color.textMuted });

export const tiles = screenStyle({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  gap: vars.space.medium,
  '@media': {
    [above.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The same three columns in each group, also in the last one of two tiles.
    [above.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const tile = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  gap: `${vars.space.small} ${vars.space.medium}`,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': {
    [motionAllowed]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: { '&:hover': { borderColor: vars.color.brand } },
});

export const icon = screenStyle({ color: vars.color.brand, lineHeight: 0, paddingTop: vars.space.hairline });

export const texts = screenStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@media': { [above.tablet]: { gridRow: 2, gridColumn: '1 / -1' } },
});

/** Below the words on a phone; next to the icon, above them, on a wider screen. */
export const count = screenStyle({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [above.tablet]: { gridRow: 1, justifySelf: 'end' } },
});

export const title = screenStyle({ overflowWrap: 'anywhere' });

export const arrow = screenStyle({ flex: 'none', color: vars.color.accent });

// The specification has these texts in lower case; capitalise them visually only.
export const description = screenStyle({ '::first-letter': { textTransform: 'uppercase' } });

/** The lists beside each other have the same height. */
export const list = screenStyle({ flex: 1 });

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  padding: vars.space.large,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const rowWords = screenStyle({ minWidth: 0, overflowWrap: 'anywhere' });

/** On the line of the order number, without making it taller. */
export const copy = screenStyle({ marginBlock: `calc(-1 * ${vars.space.small})` });
