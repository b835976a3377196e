import { style, type StyleRule } from '@vanilla-extract/css';
import { elementClass } from './defaults.css.ts';
import { inComponents, inComposites, inParts } from './inLayer.ts';

type Rules = StyleRule | readonly (StyleRule | string)[];
type InLayer = (rule: StyleRule) => StyleRule;

const baseWith = (inLayer: InLayer) => (rule: StyleRule) => [elementClass, inLayer(rule)];

const styleWith =
  (inLayer: InLayer) =>
  (rules: Rules): string => {
    const list = Array.isArray(rules) ? (rules as readonly (StyleRule | string)[]) : [rules as StyleRule];
    return style([elementClass, ...list.map((rule) => (typeof rule === 'string' ? rule : inLayer(rule)))]);
  };

/**
 * Creates a class in the cascade layer of the components. Takes a rule, or a list of rules and classes, like
 * vanilla-extract's `style`. In a recipe use `componentBase` and, for the variants, `inComponents`.
 */
export const componentStyle = styleWith(inComponents);
export const componentBase = baseWith(inComponents);

/** Creates a class that several components share. The classes of the components override it. */
export const partStyle = styleWith(inParts);
export const partBase = baseWith(inParts);

/** Creates a class for an element that also has a class of another component, and overrides that class. */
export const compositeStyle = styleWith(inComposites);
export const compositeBase = baseWith(inComposites);
