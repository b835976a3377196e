import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const files = screenStyle({ display: 'grid', gap: vars.space.small, marginBlockStart: vars.space.xlarge });

export const name = screenStyle({ overflowWrap: 'anywhere' });
