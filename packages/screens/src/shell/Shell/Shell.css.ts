import { screenStyle } from '../../shared/screenStyle.ts';

export const shell = screenStyle({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

// A page that is shorter than the screen keeps its footer at the bottom. The skip link puts focus here, without a ring
// around the whole page.
export const main = screenStyle({ flex: '1 0 auto', ':focus': { outline: 'none' } });
