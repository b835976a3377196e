import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

export const bar = screenStyle({ rowGap: vars.space.medium, '@media': { print: { display: 'none' } } });

export const field = screenStyle({ flex: '0 1 26rem', minWidth: 'min(100%, 16rem)' });

export const count = screenStyle({ display: 'flex', alignItems: 'center', minHeight: vars.size.control });
