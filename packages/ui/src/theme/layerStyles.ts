import { style, type StyleRule } from '@vanilla-extract/css';
import { elementClass } from './defaults.css.ts';
import { layers } from './layers.css.ts';

type Rules = StyleRule | readonly (StyleRule | string)[];

function stylesIn(layer: string) {
  const rule = (plain: StyleRule): StyleRule => ({ '@layer': { [layer]: plain } });
  return {
    rule,
    base: (plain: StyleRule) => [elementClass, rule(plain)],
    /** Accepts a rule, or a list of rules and classes, like vanilla-extract's `style`. */
    style: (rules: Rules): string => {
      const list = Array.isArray(rules) ? (rules as readonly (StyleRule | string)[]) : [rules as StyleRule];
      return style([elementClass, ...list.map((item) => (typeof item === 'string' ? item : rule(item)))]);
    },
  };
}

/** Styles of a component. Use it unless one of the next two applies. */
export const component = stylesIn(layers.base);

/** Styles that several components share (packages/ui/src/private). A component overrides them. */
export const part = stylesIn(layers.parts);

/** Styles of an element with a class of another component too, such as the heading of Dialog. They override it. */
export const composite = stylesIn(layers.composites);
