import { hiddenRules } from '../../private/hiddenRules.ts';
import { component, composite } from '../../theme/layerStyles.ts';
import { above, below, forcedColors, touch } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Shows only its icon on a small screen. */
export const trigger = composite.style({
  flex: 'none',
  minWidth: vars.size.control,
  paddingInline: vars.space.small,
  '@media': { [above.tablet]: { paddingInline: vars.space.medium } },
});

export const text = component.style({
  '@media': {
    [below.tablet]: hiddenRules,
  },
});

export const shortcut = component.style({
  padding: `0 ${vars.space.xsmall}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'nowrap',
  '@media': {
    [below.tablet]: { display: 'none' },
    // Touch devices rarely have a keyboard.
    [touch]: { display: 'none' },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});
