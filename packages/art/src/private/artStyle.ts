import { baseLayer, stylesIn } from '@pcb/ui/theme';

/** `artStyle` is vanilla-extract's `style` in the layer of the components, below the screens; `inArt` is for `globalStyle`. */
export const { style: artStyle, rule: inArt } = stylesIn(baseLayer);
