import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The name at the start, the price at the end; one below the other on a phone. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  overflowWrap: 'anywhere',
});

export const price = screenStyle({ '@media': { [above.tablet]: { textAlign: 'end' } } });

/** The drawing next to the specification. */
export const service = screenStyle({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [above.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

export const picture = screenStyle({ maxWidth: '22rem' });

/** Two columns of details if there is room. */
export const specification = screenStyle({
  columnWidth: '17rem',
  columnGap: vars.space.xlarge,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  breakInside: 'avoid',
});

export const label = screenStyle({ color: vars.color.textMuted });
