import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { part } from '../theme/layerStyles.ts';
import { above } from '../theme/media.ts';
import { breakpoints } from '../theme/responsive.ts';

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const keywords = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** Adds a class for each value of a property. `layout` builds these names too. */
export function addLayoutClasses(properties: Values, at: keyof typeof above | 'phone' = 'phone'): void {
  for (const [property, values] of Object.entries(properties)) {
    for (const [name, value] of Object.entries(values)) {
      const rule: StyleRule = { [property]: value };
      globalStyle(
        `.pcb-${at}-${property}-${name}`,
        part.rule(at === 'phone' ? rule : { '@media': { [above[at]]: rule } }),
      );
    }
  }
}

/** Adds a class for each value and breakpoint. Use it only for properties that pages change by width. */
export function addResponsiveClasses(properties: Values): void {
  addLayoutClasses(properties);
  for (const breakpoint of breakpoints) addLayoutClasses(properties, breakpoint);
}
