import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const headerRow = screenStyle({ minHeight: vars.size.controlSmall });
