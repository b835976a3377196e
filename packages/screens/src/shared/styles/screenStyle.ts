import { stylesIn, vars } from '@pcb/ui/theme';
import * as styles from './screensLayer.css.ts';

/** `screenStyle` is vanilla-extract's `style` in the layer of the screens, above the components; `inScreens` is for `globalStyle`. */
export const { style: screenStyle, rule: inScreens } = stylesIn(styles.screensLayer);

export const monoFigures = { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' } as const;
