import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  display: 'block',
  width: '100%',
  maxWidth: '9rem',
  height: 'auto',
  // Right-to-left text would end up on the wrong side of its anchor.
  direction: 'ltr',
  fontFamily: vars.font.text,
});

export const paper = screenStyle({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 4 });

export const frame = screenStyle({ fill: 'none', stroke: vars.color.brand, strokeWidth: 3 });

export const mark = screenStyle({ fill: vars.color.brand });

export const watermark = screenStyle({ fill: vars.color.line, fontWeight: vars.fontWeight.strong });

export const ink = screenStyle({ fill: vars.color.text });

export const strong = screenStyle({ fontWeight: vars.fontWeight.strong });

export const warning = screenStyle({ fill: vars.color.danger, fontWeight: vars.fontWeight.strong });
