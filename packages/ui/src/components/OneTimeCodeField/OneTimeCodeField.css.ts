import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const input = component.style({
  // Room for the digits, which are read one by one.
  maxWidth: '100%',
  minWidth: '8rem',
  ...monoFigures,
  letterSpacing: vars.letterSpacing.code,
  direction: 'ltr',
});
