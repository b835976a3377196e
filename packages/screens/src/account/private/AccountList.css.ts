import { above, vars } from '@pcb/ui/theme';
import { cardRow } from '../../shared/styles/cardRow.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const row = screenStyle([
  cardRow,
  {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
    overflowWrap: 'anywhere',
    '@media': {
      // Wide enough for number and date on one line, and status and date on another, next to the account navigation.
      [above.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) 14.5rem' },
      [above.desktop]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) minmax(0, 1fr)' },
    },
  },
]);

export const state = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.tablet]: { gridColumn: 'auto' } },
});

export const note = screenStyle({ borderTop: `1px solid ${vars.color.line}` });
