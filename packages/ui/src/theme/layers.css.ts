import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, declared in the order of `layerOrder`. A page also lists them in this order in the first `<style>`
 * of its head, because bundlers may reorder style sheets (docs/decisions/0003-cascade-layers.md). CSS of a host
 * outside of all layers overrides them.
 */
export const resetLayer = globalLayer('reset');
export const tokensLayer = globalLayer('tokens');
const componentsLayer = globalLayer('components');
/** Styles that several components share: fields, buttons, the layout primitives. */
export const partsLayer = globalLayer({ parent: componentsLayer }, 'parts');
/** The components themselves. */
export const baseLayer = globalLayer({ parent: componentsLayer }, 'base');
/** Components that set a class on another component. */
export const compositesLayer = globalLayer({ parent: componentsLayer }, 'composites');
export const screensLayer = globalLayer('screens');
