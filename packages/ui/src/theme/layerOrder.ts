/**
 * Lowest priority first. Bundlers may change the order of style sheets, which decides between rules of one layer. So if
 * a component sets a class on a part of another, the two classes are in different layers
 * (docs/decisions/0003-cascade-layers.md).
 */
export const layerOrder = [
  'pcb.reset',
  'pcb.tokens',
  'pcb.components.defaults',
  'pcb.components.parts',
  'pcb.components.base',
  'pcb.components.composites',
] as const;
