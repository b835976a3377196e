import { component } from '../../theme/layerStyles.ts';

export const input = component.style({
  textOverflow: 'ellipsis',
  // Edge's own button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});
