import { style, type StyleRule } from '@vanilla-extract/css';
import { inComponents } from './inLayer.ts';

/**
 * A class of a component: vanilla-extract's `style` in the cascade layer of the components. A list puts rules on top of
 * classes, as `style` does. Parts of a recipe and `globalStyle` take `inComponents`.
 */
export function componentStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style(rules.map((part) => (typeof part === 'string' ? part : inComponents(part))));
}
