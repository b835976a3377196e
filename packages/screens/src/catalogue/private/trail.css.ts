import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

/** The breadcrumb above the head of a page: it begins higher than a page without one. */
export const trail = screenStyle({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge });
