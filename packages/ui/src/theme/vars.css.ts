import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from '../tokens/propertyName.ts';
import { values } from '../tokens/values.ts';
import { tokensLayer } from './layers.css.ts';

/**
 * Every token as a CSS custom property with a stable name (`--pcb-space-large`), so that a host can change the theme.
 */
export const vars = createGlobalThemeContract(values, (_, path) => propertyName(path));

createGlobalTheme(':root', vars, { '@layer': tokensLayer, ...values });
