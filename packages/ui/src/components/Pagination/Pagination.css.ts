import { component } from '../../theme/layerStyles.ts';
import { above, forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { mirrored } from '../../theme/mirrored.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const navigation = component.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minWidth: 0,
  fontSize: vars.fontSize.small,
});

/** Both ends have the same width on every page, so that nothing moves. */
export const previous = component.style({ display: 'flex', flex: '1 0 0' });
export const next = component.style([previous, { justifyContent: 'flex-end' }]);

export const pages = component.style({
  display: 'none',
  padding: 0,
  listStyle: 'none',
  '@media': { [above.largePhone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall } },
});

export const position = component.style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [above.largePhone]: { display: 'none' } },
});

export const link = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  minWidth: vars.size.control,
  paddingInline: vars.space.small,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.brand,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch },
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    [states.hovered]: { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
    [states.focusVisible]: focusRing,
  },
});

export const number = component.style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
});

export const gap = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  color: vars.color.textMuted,
  '@media': { [touch]: { minWidth: vars.size.touch } },
});

export const icon = component.style(mirrored);
