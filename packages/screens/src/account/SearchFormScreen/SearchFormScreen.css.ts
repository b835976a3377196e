import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  overflowWrap: 'anywhere',
});

export const form = screenStyle({ display: 'grid', gap: vars.space.xlarge });

export const results = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space.medium,
});

/** Next to the heading. */
export const inline = screenStyle({ minWidth: 0 });

/** Below the heading, at full width. */
export const fullWidth = screenStyle({ gridColumn: '1 / -1', minWidth: 0 });

export const skeletonRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr 1fr',
  gap: vars.space.xlarge,
  padding: vars.space.large,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
