import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const pointList = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  // The square and its gap.
  paddingInlineStart: '1.125rem',
  listStyle: 'square',
});

export const point = screenStyle({ '::marker': { color: vars.color.accent } });
