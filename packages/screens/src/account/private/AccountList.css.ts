import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The board, what it is, and how far it is: one below the other on a phone, side by side above. */
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': {
    // Number and date on one line, and status and date on one line, also beside the navigation of the account.
    [above.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) 14.5rem' },
    [above.desktop]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const state = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.tablet]: { gridColumn: 'auto' } },
});

/** On the line of the number, without making it taller. */
export const copy = screenStyle({ marginBlock: `calc(-1 * ${vars.space.small})` });

/** Below the rows. */
export const note = screenStyle({
  padding: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
