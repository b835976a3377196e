import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** A heading or a count, with a button at its end. As high without the button as with it, so that nothing jumps. */
export const headRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: vars.size.controlSmall,
});
