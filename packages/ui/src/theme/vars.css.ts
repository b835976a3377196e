import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from '../tokens/propertyName.ts';
import { values } from '../tokens/values.ts';
import { layers } from './layers.css.ts';

/** Every token as a CSS custom property with a stable name (`--pcb-space-large`), for hosts with their own theme. */
export const vars = createGlobalThemeContract(values, (_, path) => propertyName(path));

createGlobalTheme(':root', vars, { '@layer': layers.tokens, ...values });
