import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': {
    // Wide enough for number and date on one line, and status and date on another, next to the account navigation.
    [above.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) 14.5rem' },
    [above.desktop]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const state = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.tablet]: { gridColumn: 'auto' } },
});

export const copy = screenStyle({ marginBlock: `calc(-1 * ${vars.space.small})` });

export const note = screenStyle({
  padding: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
