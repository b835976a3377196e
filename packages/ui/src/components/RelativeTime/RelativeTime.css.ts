import { style } from '@vanilla-extract/css';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { component } from '../../theme/layerStyles.ts';

/** In the font of the text around it. Figures of equal width, so that the text stays in place from minute to minute. */
export const relativeTime = style([inheritingClass, component.rule({ fontVariantNumeric: 'tabular-nums' })]);
