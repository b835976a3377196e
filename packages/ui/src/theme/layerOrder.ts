/**
 * The cascade layers, weakest first. Rules of one layer that apply to one element are decided by the order of the style
 * sheets, which nobody controls; so where one component sets a class on a part of another, the two stand in different
 * layers (docs/decisions/0003-cascade-layers.md).
 */
export const layerOrder = [
  'reset',
  'tokens',
  'components.parts',
  'components.base',
  'components.composites',
  'screens',
] as const;

/** Declares the order. The first declaration that a page meets is the one that counts. */
export const layerStatement = `@layer ${layerOrder.join(', ')};`;
