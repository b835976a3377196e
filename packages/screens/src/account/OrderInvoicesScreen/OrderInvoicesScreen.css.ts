import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** White paper in both themes. */
export const paper = screenStyle({
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
});
