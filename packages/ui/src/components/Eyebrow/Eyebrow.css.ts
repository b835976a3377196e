import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const eyebrow = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.capitals,
  textTransform: 'uppercase',
  color: vars.color.accentText,
  '::before': {
    content: '',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
  },
});

export const reference = component.style({ fontWeight: vars.fontWeight.strong });

export const text = component.style({ minWidth: 0 });
