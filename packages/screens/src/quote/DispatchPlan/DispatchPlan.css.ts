import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const parts = screenStyle({ rowGap: vars.space.xlarge });

export const sentences = screenStyle({ flex: '1 1 16rem', minWidth: 0 });

export const calendar = screenStyle({ flex: '3 1 30rem', minWidth: 0 });
