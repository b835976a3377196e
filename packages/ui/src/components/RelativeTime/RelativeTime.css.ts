import { style } from '@vanilla-extract/css';
import { inheritingClass } from '../../theme/defaults.css.ts';
import { component } from '../../theme/layerStyles.ts';

/** Tabular figures, so that the text does not move from minute to minute. */
export const relativeTime = style([inheritingClass, component.rule({ fontVariantNumeric: 'tabular-nums' })]);
