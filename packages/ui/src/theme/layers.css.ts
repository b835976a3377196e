import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. A page also names them in this order in a `<style>` that stands first in its
 * head, because bundlers may reorder style sheets (docs/decisions/0003-cascade-layers.md). CSS of a host that is in
 * no layer wins over all of them.
 */
export const layerOrder = ['reset', 'tokens', 'components', 'screens'] as const;

export const resetLayer = globalLayer('reset');
export const tokensLayer = globalLayer('tokens');
export const componentsLayer = globalLayer('components');
export const screensLayer = globalLayer('screens');
