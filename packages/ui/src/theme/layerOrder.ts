/**
 * The cascade layers, lowest priority first. Within a layer, the order of the style sheets decides between rules of the
 * same specificity, and bundlers may change that order. So where one component sets a class on a part of another, the two
 * classes are in different layers (docs/decisions/0003-cascade-layers.md).
 */
export const layerOrder = [
  'pcb.reset',
  'pcb.tokens',
  'pcb.components.defaults',
  'pcb.components.parts',
  'pcb.components.base',
  'pcb.components.composites',
] as const;
