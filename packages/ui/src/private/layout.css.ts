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

const { gutter: _pageMargin, ...gaps } = vars.space;
const { hairline: _hairline, xsmall: _xsmall, ...paddings } = vars.space;

// Each value is a class for each condition. So only properties that pages change by width are here, with the values that
// make sense for them.
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
    gap: gaps,
    paddingBlock: paddings,
    paddingInline: paddings,
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
