import { layers, stylesIn } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the cascade layer of the components of `@pcb/ui`, below the screens. `inArt` is for `globalStyle`. */
export const { style: artStyle, rule: inArt } = stylesIn(layers.base, style);
