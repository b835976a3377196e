import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The line stays as high as its text. */
export const reference = screenStyle({ '@media': { [touch]: { marginBlock: `calc(-1 * ${vars.space.medium})` } } });
