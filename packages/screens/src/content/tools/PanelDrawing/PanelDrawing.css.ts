import { containerAbove, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const root = screenStyle({ containerType: 'inline-size' });

export const sheet = screenStyle({ maxWidth: '27rem', marginInline: 'auto' });

export const nothing = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  border: `1px dashed ${vars.color.lineStrong}`,
  textAlign: 'center',
});

export const details = screenStyle({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  alignItems: 'center',
  '@container': { [containerAbove.table]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const detailSheet = screenStyle({ maxWidth: '22rem' });

/** Small, because it only shows how many panels fit. */
export const workingSheet = screenStyle({
  width: '14.375rem',
  maxWidth: '100%',
  marginBlockStart: vars.space.medium,
  marginInline: 'auto',
});
