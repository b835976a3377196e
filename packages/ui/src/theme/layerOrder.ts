/**
 * Lowest priority first. Bundlers may change the order of style sheets, which decides between rules of one layer. So if
 * a component sets a class on a part of another, the two classes are in different layers
 * (docs/decisions/0003-cascade-layers.md).
 */
export const layers = {
  reset: 'pcb.reset',
  tokens: 'pcb.tokens',
  /** The start of every element of a component, in place of the page's styles. */
  defaults: 'pcb.components.defaults',
  /** Styles that several components share: fields, buttons, the layout primitives. */
  parts: 'pcb.components.parts',
  base: 'pcb.components.base',
  /** Components that set a class on another component. */
  composites: 'pcb.components.composites',
} as const;

export const layerOrder = Object.values(layers);
