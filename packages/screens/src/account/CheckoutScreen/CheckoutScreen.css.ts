import { above } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { belowHeader } from '../../shared/styles/stickyAside.css.ts';

export const summary = screenStyle({ '@media': { [above.laptop]: { position: 'sticky', top: belowHeader } } });
