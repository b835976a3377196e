import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const footer = screenStyle({ width: '100%' });

export const theme = screenStyle({ paddingInline: vars.space.medium });

/** Its icon and text line up with those of the links above. */
export const logout = screenStyle({ alignSelf: 'start', gap: vars.space.medium });

export const topBar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** Narrower than the search field of a list, which is the one for finding records. */
export const search = screenStyle({ flex: '1 1 auto', minWidth: 0, maxWidth: '12rem' });

export const person = screenStyle({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space.small });

// The skip link moves focus here; a focus ring around the whole page would be distracting.
export const main = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  ':focus': { outline: 'none' },
});
