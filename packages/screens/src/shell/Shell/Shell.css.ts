import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const shell = screenStyle({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const wideShell = screenStyle([shell, { vars: { [vars.size.content]: '90rem' } }]);

// `flex` keeps the footer at the bottom. The skip link moves focus here; a focus ring around the page would distract.
export const main = screenStyle({ flex: '1 0 auto', ':focus': { outline: 'none' } });
