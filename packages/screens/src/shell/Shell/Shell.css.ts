import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const shell = screenStyle({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

// Keeps the footer of a short page at the bottom of the viewport. The skip link moves focus here; a focus ring around
// the whole page would be distracting.
export const main = screenStyle({ flex: '1 0 auto', ':focus': { outline: 'none' } });
