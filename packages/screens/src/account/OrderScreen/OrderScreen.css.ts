import { vars } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

/** The progress of the order, next to the customer's own board if there is room. */
export const state = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.large,
});

export const board = screenStyle({ width: '11rem' });

export const term = screenStyle({ color: vars.color.textMuted });

export const amount = screenStyle({ ...monoFigures, textAlign: 'end' });

export const total = screenStyle({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.medium,
});
