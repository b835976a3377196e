import { elementClass } from '@pcb/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import { screensLayer } from './screensLayer.css.ts';

/** Puts a rule into the cascade layer of the screens, which is above the components. For `globalStyle`. */
export const inScreens = (rule: StyleRule): StyleRule => ({ '@layer': { [screensLayer]: rule } });

/** vanilla-extract's `style` in the cascade layer of the screens. An array composes classes and rules. */
export function screenStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style([elementClass, ...rules.map((part) => (typeof part === 'string' ? part : inScreens(part)))]);
}
