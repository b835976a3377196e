import { style, type StyleRule } from '@vanilla-extract/css';
import { inComponents, inComposites, inParts } from './inLayer.ts';

type Rules = StyleRule | readonly (StyleRule | string)[];

const styleWith =
  (inLayer: (rule: StyleRule) => StyleRule) =>
  (rules: Rules): string => {
    const list = Array.isArray(rules) ? (rules as readonly (StyleRule | string)[]) : [rules as StyleRule];
    return style(list.map((rule) => (typeof rule === 'string' ? rule : inLayer(rule))));
  };

/**
 * A class of a component: vanilla-extract's `style` in the cascade layer of the components. A list puts rules on top of
 * classes, as `style` does. Parts of a recipe and `globalStyle` take `inComponents`.
 */
export const componentStyle = styleWith(inComponents);

/** A class that several components share. Those of the components win over it. */
export const partStyle = styleWith(inParts);

/** A class of a component that stands beside a class of another component on one element. It wins over that. */
export const compositeStyle = styleWith(inComposites);
