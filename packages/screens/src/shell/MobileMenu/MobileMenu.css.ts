import { monoFigures, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const item = screenStyle({
  selectors: {
    '&:has([aria-current])': {
      paddingInlineStart: vars.space.medium,
      borderInlineStart: `3px solid ${vars.color.brand}`,
      fontWeight: vars.fontWeight.strong,
    },
  },
});

export const products = screenStyle([
  item,
  {
    paddingBlock: vars.space.small,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontWeight: vars.fontWeight.medium,
  },
]);

/** Looks like a link of the menu. */
export const action = screenStyle({
  width: '100%',
  paddingBlock: vars.space.small,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: {
    '&:hover': { color: vars.color.brand, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});

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
