import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

/** Closer to the header than the title of a page without a trail. */
export const trail = screenStyle({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge });
