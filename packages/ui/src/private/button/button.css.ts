import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { part } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const ink = createVar();
const tint = createVar();
const inset = createVar();

export const button = recipe({
  base: part.base({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.small,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '@media': {
      [motionAllowed]: {
        transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
      },
      [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch },
      [forcedColors]: { borderColor: 'ButtonText' },
    },
    selectors: {
      [states.focusVisible]: focusRing,
      [states.pressed]: { transform: 'translateY(1px)' },
      [states.disabled]: { cursor: 'not-allowed', opacity: vars.opacity.disabled },
      [states.pending]: { cursor: 'progress' },
      // It does not look pressed; the variants leave out the hover look.
      [states.unavailable]: { cursor: 'not-allowed', opacity: vars.opacity.disabled, transform: 'none' },
    },
  }),
  variants: {
    tone: {
      primary: part.rule({
        vars: {
          [fill]: vars.color.highlight,
          [fillHover]: vars.color.highlightHover,
          [onFill]: vars.color.onHighlight,
          [ink]: vars.color.brand,
          [tint]: vars.color.brandSoft,
        },
      }),
      neutral: part.rule({
        vars: {
          [fill]: vars.color.text,
          [fillHover]: vars.color.textMuted,
          [onFill]: vars.color.page,
          [ink]: vars.color.text,
          [tint]: vars.color.surfaceSunken,
        },
      }),
      danger: part.rule({
        vars: {
          [fill]: vars.color.danger,
          [fillHover]: vars.color.dangerHover,
          [onFill]: vars.color.onDanger,
          [ink]: vars.color.danger,
          [tint]: vars.color.dangerSoft,
        },
      }),
    },
    variant: {
      solid: part.rule({
        background: fill,
        color: onFill,
        selectors: { [states.hovered]: { background: fillHover }, [states.unavailable]: { background: fill } },
      }),
      outline: part.rule({
        borderColor: vars.color.lineStrong,
        color: ink,
        selectors: {
          [states.hovered]: { background: tint, borderColor: ink },
          [states.unavailable]: { background: 'none', borderColor: vars.color.lineStrong },
        },
      }),
      ghost: part.rule({
        color: ink,
        selectors: { [states.hovered]: { background: tint }, [states.unavailable]: { background: 'none' } },
      }),
    },
    size: {
      small: part.rule({
        vars: { [inset]: vars.space.medium },
        minHeight: vars.size.controlSmall,
        padding: `${vars.space.xsmall} ${inset}`,
        fontSize: vars.fontSize.small,
      }),
      medium: part.rule({
        vars: { [inset]: vars.space.large },
        minHeight: vars.size.control,
        padding: `${vars.space.small} ${inset}`,
        fontSize: vars.fontSize.base,
      }),
      large: part.rule({
        vars: { [inset]: vars.space.xlarge },
        minHeight: vars.size.controlLarge,
        padding: `${vars.space.medium} ${inset}`,
        fontSize: vars.fontSize.large,
      }),
    },
    flush: {
      start: part.rule({ marginInlineStart: `calc(-1 * ${inset})` }),
      end: part.rule({ marginInlineEnd: `calc(-1 * ${inset})` }),
    },
    shape: {
      text: {},
      // It is square for an icon without text, which the padding of the size would squeeze.
      icon: part.rule({
        paddingLeft: 0,
        paddingRight: 0,
        aspectRatio: '1',
        selectors: {
          // A long press shows the name of the button instead. On a link it opens the browser's menu.
          'button&': { WebkitTouchCallout: 'none' },
          '&[aria-current]': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
        },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'ghost', tone: 'danger' },
      // Red only on hover, focus or press. In a list, a red button in every row would distract from the records.
      style: part.rule({
        selectors: { [`&:not([data-hovered], [data-focus-visible], [data-pressed])`]: { color: vars.color.text } },
      }),
    },
  ],
});
