import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const entry = screenStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.touch,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: vars.space.medium,
      borderInlineStart: `3px solid ${vars.color.brand}`,
      color: vars.color.brand,
      fontWeight: vars.fontWeight.strong,
    },
    '&:hover': { color: vars.color.brand, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const products = screenStyle([
  entry,
  { minHeight: '3.5rem', borderBlockEnd: `1px solid ${vars.color.line}`, fontWeight: vars.fontWeight.medium },
]);

export const currentMenu = screenStyle({ color: vars.color.brand });

export const groupTitle = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  color: vars.color.accentText,
  letterSpacing: vars.letterSpacing.label,
  textTransform: 'uppercase',
});

export const signedIn = screenStyle({ overflowWrap: 'anywhere', maxHeight: '16rem', overflowY: 'auto' });

export const footer = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.small,
  width: '100%',
});

export const quote = screenStyle({ gridColumn: '1 / -1' });
