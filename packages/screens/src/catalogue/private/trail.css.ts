import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** The breadcrumb above the head of a page: it begins higher than a page without one. */
export const trail = style(inScreens({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge }));
