import { recipe } from '@vanilla-extract/recipes';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = recipe({
  base: [
    inheritingClass,
    component.rule({
      color: vars.color.brand,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '0.07em',
      borderRadius: vars.radius.small,
      cursor: 'pointer',
      '@media': { [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` } },
      selectors: {
        [states.hovered]: { color: vars.color.brandHover, textDecorationThickness: '0.12em' },
        [states.focusVisible]: focusRing,
      },
    }),
  ],
  variants: {
    variant: {
      text: component.rule({ textDecorationLine: 'underline' }),
      standalone: component.rule({
        display: 'inline-flex',
        overflowWrap: 'anywhere',
        alignItems: 'center',
        gap: vars.space.xsmall,
        minHeight: '1.5rem',
        fontWeight: vars.fontWeight.medium,
        textDecorationLine: 'none',
        '@media': { [touch]: { minHeight: vars.size.touch } },
        selectors: { [states.hovered]: { textDecorationLine: 'underline' } },
      }),
      quiet: component.rule({
        display: 'inline-flex',
        overflowWrap: 'anywhere',
        alignItems: 'center',
        gap: vars.space.small,
        minHeight: '1.5rem',
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { [states.hovered]: { color: vars.color.brand, textDecorationLine: 'underline' } },
      }),
      row: component.rule({
        display: 'flex',
        overflowWrap: 'anywhere',
        alignItems: 'center',
        gap: vars.space.medium,
        paddingBlock: vars.space.small,
        color: 'inherit',
        textDecorationLine: 'none',
        '@media': { [touch]: { minHeight: vars.size.touch } },
        selectors: {
          '&[aria-current]': { color: vars.color.brand },
          [states.hovered]: { color: vars.color.brand, textDecorationLine: 'underline' },
        },
      }),
      symbol: component.rule({
        display: 'inline-grid',
        flex: 'none',
        placeItems: 'center',
        minWidth: '1.5rem',
        minHeight: '1.5rem',
        textDecorationLine: 'none',
        '@media': { [touch]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
      }),
      tile: component.rule({
        display: 'grid',
        gap: vars.space.medium,
        height: '100%',
        minHeight: vars.size.controlLarge,
        padding: vars.space.medium,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.medium,
        background: vars.color.surface,
        color: 'inherit',
        fontSize: vars.fontSize.small,
        fontWeight: vars.fontWeight.medium,
        lineHeight: vars.lineHeight.snug,
        textDecorationLine: 'none',
        overflowWrap: 'anywhere',
        selectors: { [states.hovered]: { borderColor: vars.color.brand, color: vars.color.brand } },
      }),
    },
    isCovering: {
      true: component.rule({
        '::after': { content: '', position: 'absolute', inset: 0 },
        selectors: {
          [states.focusVisible]: { outline: 'none' },
          [`${states.focusVisible}::after`]: { ...focusRing, outlineOffset: '-3px' },
        },
      }),
    },
  },
});
