import { styleVariants } from '@vanilla-extract/css';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { inParts } from '../theme/inLayer.ts';
import { partsLayer } from '../theme/layers.css.ts';
import { above } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const properties = defineProperties({
  '@layer': partsLayer,
  properties: {
    display: ['flex', 'grid'],
    flexWrap: ['wrap'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    borderRadius: vars.radius,
  },
});

// Each value is a class for each condition, so only properties that pages change by width are here.
const responsiveProperties = defineProperties({
  '@layer': partsLayer,
  conditions: {
    phone: {},
    largePhone: { '@media': above.largePhone },
    tablet: { '@media': above.tablet },
    laptop: { '@media': above.laptop },
    desktop: { '@media': above.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
  },
  shorthands: {
    padding: ['paddingBlock', 'paddingInline'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingBlock'],
  },
});

/** Atomic classes, only for the layout primitives. Other components have named classes. */
export const layout = createSprinkles(properties, responsiveProperties);

// After the classes above, whose `display` they override.
export const hiddenFrom = styleVariants(above, (query) => inParts({ '@media': { [query]: { display: 'none' } } }));
export const visibleFrom = styleVariants(above, (query) =>
  inParts({ '@media': { [`not all and ${query}`]: { display: 'none' } } }),
);
