import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The breadcrumb above the page header, which starts higher than on a page without a breadcrumb. */
export const trail = screenStyle({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge });
