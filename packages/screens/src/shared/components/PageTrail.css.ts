import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

/** Starts higher than the header of a page without a breadcrumb. */
export const trail = screenStyle({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge });
