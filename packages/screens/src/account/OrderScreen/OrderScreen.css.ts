import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The progress of the order, next to the customer's own board if there is room. */
export const state = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.large,
});

export const board = screenStyle({ width: '11rem' });
