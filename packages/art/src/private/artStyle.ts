import { elementClass } from '@pcb/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/** Puts a rule into the cascade layer of the components of `@pcb/ui`, below the screens. */
export const inArt = (rule: StyleRule): StyleRule => ({ '@layer': { 'pcb.components.base': rule } });

/** vanilla-extract's `style` in the same layer. An array composes classes and rules. */
export function artStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style([elementClass, ...rules.map((part) => (typeof part === 'string' ? part : inArt(part)))]);
}
