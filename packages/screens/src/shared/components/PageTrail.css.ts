import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

export const trail = screenStyle({ marginTop: `calc(-1 * ${vars.space.large})`, marginBottom: vars.space.xlarge });
