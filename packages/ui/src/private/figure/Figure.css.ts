import { style } from '@vanilla-extract/css';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { part } from '../../theme/layerStyles.ts';

export const figure = style([inheritingClass, part.rule({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })]);
