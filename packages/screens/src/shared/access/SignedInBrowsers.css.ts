import { above, vars } from '@pcb/ui/theme';
import { wideCardRow } from '../styles/cardRow.css.ts';
import { screenStyle } from '../styles/screenStyle.ts';

export const row = screenStyle([
  wideCardRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${vars.space.small} ${vars.space.large}`,
    '@media': {
      [above.largePhone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
    },
  },
]);

export const icon = screenStyle({ marginTop: vars.space.hairline, color: vars.color.textMuted });

export const action = screenStyle({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [above.largePhone]: { gridColumn: 3, justifySelf: 'end' } },
});

export const facts = screenStyle({
  rowGap: vars.space.hairline,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const fact = screenStyle({ minWidth: 0 });

export const name = screenStyle({ display: 'inline', marginInlineEnd: vars.space.xsmall });

export const value = screenStyle({ display: 'inline', margin: 0, overflowWrap: 'anywhere' });
