import { inScreens } from '@pcb/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/**
 * A class of a screen: vanilla-extract's `style` in the cascade layer of the screens, above the components. A list puts
 * rules on top of classes, as `style` does. Parts of a recipe and `globalStyle` take `inScreens` from the theme.
 */
export function screenStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style(rules.map((part) => (typeof part === 'string' ? part : inScreens(part))));
}
