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
 * Creates a class in the cascade layer of the components. Takes a rule, or a list of rules and classes, like
 * vanilla-extract's `style`. For the parts of a recipe and for `globalStyle` use `inComponents`.
 */
export const componentStyle = styleWith(inComponents);

/** Creates a class that several components share. The classes of the components override it. */
export const partStyle = styleWith(inParts);

/** Creates a class for an element that also has a class of another component, and overrides that class. */
export const compositeStyle = styleWith(inComposites);
