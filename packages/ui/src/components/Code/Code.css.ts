import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const code = component.style({
  paddingInline: '0.3em',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  // Not `anywhere`, so that a table column stays wide enough for a part of the text.
  overflowWrap: 'break-word',
  '@media': { [forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});
