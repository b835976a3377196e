import { globalLayer } from '@vanilla-extract/css';

/** Each built style sheet lists all layers: bundlers may reorder sheets (docs/decisions/0003-cascade-layers.md). */
export const resetLayer = globalLayer({ parent: 'pcb' }, 'reset');
export const tokensLayer = globalLayer({ parent: 'pcb' }, 'tokens');
const components = 'pcb.components';
/** The start of every element of a component, in place of the page's styles. */
export const defaultsLayer = globalLayer({ parent: components }, 'defaults');
/** Styles that several components share: fields, buttons, the layout primitives. */
export const partsLayer = globalLayer({ parent: components }, 'parts');
export const baseLayer = globalLayer({ parent: components }, 'base');
/** Components that set a class on another component. */
export const compositesLayer = globalLayer({ parent: components }, 'composites');
