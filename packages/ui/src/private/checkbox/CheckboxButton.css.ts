import { part } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { hideControl } from '../hideControl.ts';

export const button = part.style({
  flex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: '2rem',
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { [states.disabled]: { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

hideControl(button, part.rule);

export const label = part.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const box = part.style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.onBrand,
  '@media': {
    [motionAllowed]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'ButtonText', color: 'ButtonText' },
  },
  selectors: {
    [`${button}[data-hovered] > &`]: { borderColor: vars.color.text },
    [`${button}[data-selected] > &`]: { borderColor: vars.color.brand, background: vars.color.brand },
    [`${button}[data-invalid] > &`]: { borderColor: vars.color.danger },
    [`${button}[data-focus-visible] > &`]: focusRing,
    [`${button}[data-disabled] > &`]: {
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
    },
  },
});

export const check = part.style({
  visibility: 'hidden',
  selectors: { [`${button}[data-selected] &`]: { visibility: 'visible' } },
});
