import { inScreens } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** For an arrow along the reading direction: it points the other way from right to left, and keeps its size in a row. */
export const mirrored = style(inScreens({ flex: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
