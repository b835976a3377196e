import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

/** The same for the code and for its placeholder. */
export const size = screenStyle({ display: 'block', width: '12rem', maxWidth: '100%', aspectRatio: '1' });

// Scanners need dark modules on a light ground with a margin, so neither theme nor the system may change the colours.
export const code = screenStyle([
  size,
  // Shows the margin on a light card.
  { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, forcedColorAdjust: 'none' },
]);

export const ground = screenStyle({ fill: '#fff' });

export const modules = screenStyle({ fill: '#000' });
