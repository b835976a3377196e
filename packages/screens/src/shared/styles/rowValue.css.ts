import { monoFigures } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The value at the end of a row, where it stays if it moves to a line of its own. */
export const rowValue = screenStyle({
  minWidth: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const rowAmount = screenStyle([rowValue, monoFigures]);
