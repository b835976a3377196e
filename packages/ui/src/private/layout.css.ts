import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { partsLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

const properties = defineProperties({
  '@layer': partsLayer,
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['column'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    borderRadius: vars.radius,
  },
  shorthands: {
    padding: ['paddingBlock', 'paddingInline'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingBlock'],
  },
});

/** Atomic classes, only for the layout primitives. Other components have named classes. */
export const layout = createSprinkles(properties);
