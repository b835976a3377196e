import { vars } from '@pcb/ui/theme';
import { paper as sheetOfPaper } from '../../shared/paper/paper.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** White paper in both themes. */
export const paper = screenStyle({
  maxWidth: sheetOfPaper.width,
  border: `1px solid ${vars.color.line}`,
});
