import { above } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const summary = screenStyle({ '@media': { [above.laptop]: { position: 'sticky', top: '6rem' } } });

export const amount = screenStyle({ ...monoFigures, marginInlineStart: 'auto' });
