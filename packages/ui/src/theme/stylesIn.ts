import type { style, StyleRule } from '@vanilla-extract/css';
import { elementClass } from './defaults.css.ts';

type Rules = StyleRule | readonly (StyleRule | string)[];

/** Functions that put rules into a cascade layer. Takes vanilla-extract's `style`, which the built package lacks. */
export function stylesIn(layer: string, createStyle: typeof style) {
  const rule = (plain: StyleRule): StyleRule => ({ '@layer': { [layer]: plain } });
  return {
    /** For `globalStyle` and the variants of a recipe. */
    rule,
    /** For the base of a recipe. */
    base: (plain: StyleRule): (StyleRule | string)[] => [elementClass, rule(plain)],
    /** Accepts a rule, or a list of rules and classes, like vanilla-extract's `style`. */
    style: (rules: Rules): string => {
      const list = Array.isArray(rules) ? (rules as readonly (StyleRule | string)[]) : [rules as StyleRule];
      return createStyle([elementClass, ...list.map((item) => (typeof item === 'string' ? item : rule(item)))]);
    },
  };
}
