import { toneFill, toneInk, toneLine } from '../../private/tone.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = component.style({
  display: 'inline-block',
  verticalAlign: 'middle',
  maxWidth: '100%',
  // 22 px high with one line of text.
  padding: `0.15625rem ${vars.space.small}`,
  border: `1px solid ${toneLine}`,
  borderRadius: vars.radius.small,
  background: toneFill,
  color: toneInk,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  // Not `anywhere`, so that a table column stays wide enough for a whole word.
  overflowWrap: 'break-word',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
