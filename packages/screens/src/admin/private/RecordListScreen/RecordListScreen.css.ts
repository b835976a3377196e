import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.large,
});

export const toolbar = screenStyle({
  display: 'grid',
  // Two filters side by side if both have room for a date.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [above.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const search = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [above.tablet]: { flex: '1 1 16rem', maxWidth: '26rem' } },
});

export const filter = screenStyle({ '@media': { [above.tablet]: { width: '11rem' } } });

export const listing = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const skeleton = screenStyle({ overflow: 'hidden' });

export const skeletonRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4rem 2fr 1fr 1fr',
  alignItems: 'center',
  gap: vars.space.xlarge,
  height: `calc(${vars.size.control} + 1px)`,
  paddingInline: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { background: vars.color.surfaceSunken },
    '&:last-child': { borderBottom: 0 },
  },
});
