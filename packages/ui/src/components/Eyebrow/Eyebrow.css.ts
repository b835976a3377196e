import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const eyebrow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.capitals,
  textTransform: 'uppercase',
  color: vars.color.accentText,
  // The ring in front of the label.
  '::before': {
    content: '',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
  },
});

export const reference = componentStyle({ fontWeight: vars.fontWeight.strong });

export const text = componentStyle({ minWidth: 0 });
