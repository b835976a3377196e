import { inScreens } from '@pcb/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/**
 * vanilla-extract's `style` in the cascade layer of the screens, which is above the components. As with `style`, an array
 * composes classes and rules. For recipes and `globalStyle`, use `inScreens` from the theme.
 */
export function screenStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style(rules.map((part) => (typeof part === 'string' ? part : inScreens(part))));
}
