import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../styles/screenStyle.ts';

export const size = screenStyle({ display: 'block', width: '12rem', maxWidth: '100%', aspectRatio: '1' });

// Scanners need dark modules on a light background with a margin, so no theme or system setting may change the colours.
export const code = screenStyle([
  size,
  { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, forcedColorAdjust: 'none' },
]);

export const ground = screenStyle({ fill: '#fff' });

export const modules = screenStyle({ fill: '#000' });
