import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { componentsLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

const properties = defineProperties({
  '@layer': componentsLayer,
  properties: {
    display: ['block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingLeft: vars.space,
    paddingRight: vars.space,
    borderRadius: vars.radius,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

/** Atomic classes for the layout primitives alone: everything else has named classes of its own. */
export const layout = createSprinkles(properties);
