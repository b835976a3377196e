import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The paper, on a page of either theme. */
export const paper = screenStyle({
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
});
