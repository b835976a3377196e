import { component } from '../../theme/layerStyles.ts';

export const chevron = component.style({
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
