import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** A heading or a count, with a button at the end. The same height with and without the button, to avoid a layout shift. */
export const headerRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: vars.size.controlSmall,
});
