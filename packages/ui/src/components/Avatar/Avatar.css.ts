import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const avatar = recipe({
  base: component.base({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: vars.color.brandSoft,
    color: vars.color.onBrandSoft,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    letterSpacing: vars.letterSpacing.normal,
    userSelect: 'none',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: component.rule({ width: '1.75rem', height: '1.75rem', fontSize: '0.6875rem' }),
      medium: component.rule({ width: '2.5rem', height: '2.5rem', fontSize: vars.fontSize.small }),
      large: component.rule({ width: '4rem', height: '4rem', fontSize: vars.fontSize.title }),
    },
  },
});

// Covers the initials only when it has loaded; a slow server would leave half a picture.
export const picture = component.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  visibility: 'hidden',
  selectors: { '&[data-loaded]': { visibility: 'visible' } },
});
