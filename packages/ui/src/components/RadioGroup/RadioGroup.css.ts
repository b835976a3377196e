import { recipe } from '@vanilla-extract/recipes';
import { hideControl } from '../../private/hideControl.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const items = recipe({
  base: component.base({ display: 'flex' }),
  variants: {
    orientation: {
      vertical: component.rule({ flexDirection: 'column' }),
      horizontal: component.rule({ flexWrap: 'wrap', columnGap: vars.space.xlarge }),
    },
  },
});

export const item = component.style({ position: 'relative', minWidth: 0 });

export const button = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: 'fit-content',
  minHeight: '2.25rem',
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: { [states.disabled]: { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

hideControl(button, component.rule);

export const pad = component.style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  '@media': {
    [motionAllowed]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
  selectors: {
    [`${button}[data-hovered] > &`]: { borderColor: vars.color.text },
    [`${button}[data-selected] > &`]: { borderColor: vars.color.brand, borderWidth: '0.3125rem' },
    [`${button}[data-invalid] > &`]: { borderColor: vars.color.danger },
    [`${button}[data-focus-visible] > &`]: focusRing,
    [`${button}[data-disabled] > &`]: { borderColor: vars.color.lineStrong, background: vars.color.surfaceSunken },
  },
});

export const itemDescription = component.style({
  display: 'block',
  marginBlock: `calc(-1 * ${vars.space.xsmall}) ${vars.space.small}`,
  marginInlineStart: '1.625rem',
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});
