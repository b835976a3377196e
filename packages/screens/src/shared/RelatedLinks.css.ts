import { vars } from '@pcb/ui/theme';
import { mirrored } from './mirrored.css.ts';
import { screenStyle } from './screenStyle.ts';

export const section = screenStyle({
  marginTop: vars.space.band,
  paddingTop: vars.space.section,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const relatedLink = screenStyle({ display: 'flex', justifyContent: 'space-between' });

export const relatedArrow = screenStyle([mirrored, { color: vars.color.textMuted }]);
