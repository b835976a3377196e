import { stylesIn } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';
import { screensLayer } from './screensLayer.css.ts';

/** In the cascade layer of the screens, which is above the components. `inScreens` is for `globalStyle`. */
export const { style: screenStyle, rule: inScreens } = stylesIn(screensLayer, style);
