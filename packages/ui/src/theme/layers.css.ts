import { globalLayer } from '@vanilla-extract/css';
import { layerOrder } from './layerOrder.ts';

export { layers } from './layerOrder.ts';

// Each built style sheet lists all layers: bundlers may reorder sheets (docs/decisions/0003-cascade-layers.md).
for (const layer of layerOrder) globalLayer(layer);
