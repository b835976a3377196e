import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const reference = screenStyle({ '@media': { [touch]: { marginBlock: `calc(-1 * ${vars.space.medium})` } } });
