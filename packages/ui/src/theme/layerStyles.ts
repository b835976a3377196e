import { style, type StyleRule } from '@vanilla-extract/css';
import { elementClass } from './defaults.css.ts';
import { baseLayer, compositesLayer, partsLayer } from './layers.css.ts';

type Rules = StyleRule | readonly (StyleRule | string)[];

function stylesIn(layer: string) {
  const rule = (plain: StyleRule): StyleRule => ({ '@layer': { [layer]: plain } });
  return {
    rule,
    base: (plain: StyleRule) => [elementClass, rule(plain)],
    /** Takes a rule, or a list of rules and classes, like vanilla-extract's `style`. */
    style: (rules: Rules): string => {
      const list = Array.isArray(rules) ? (rules as readonly (StyleRule | string)[]) : [rules as StyleRule];
      return style([elementClass, ...list.map((item) => (typeof item === 'string' ? item : rule(item)))]);
    },
  };
}

/** For a component: what you need unless the next two apply. */
export const component = stylesIn(baseLayer);

/** For styles that several components share (packages/ui/src/private). A component overrides them. */
export const part = stylesIn(partsLayer);

/** For an element that also has a class of another component, such as the heading of Dialog. Overrides that class. */
export const composite = stylesIn(compositesLayer);
