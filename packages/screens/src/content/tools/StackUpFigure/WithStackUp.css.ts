import { containerAbove, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const besideFrame = screenStyle({
  containerType: 'inline-size',
  minWidth: 0,
  '@media': { print: { containerType: 'normal' } },
});

/** The table keeps the width of text beside the drawing. */
export const beside = screenStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@container': { [containerAbove.page]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

/** The drawing is hidden if there is no room next to the table: the page of the stack-ups has it. */
export const besidePicture = screenStyle({
  display: 'none',
  '@container': { [containerAbove.page]: { display: 'block' } },
});
