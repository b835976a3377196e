import { globalStyle } from '@vanilla-extract/css';
import { part } from '../theme/layerStyles.ts';
import { above } from '../theme/media.ts';
import { breakpoints } from '../theme/responsive.ts';
import { vars } from '../theme/vars.css.ts';
import { addLayoutClasses, addResponsiveClasses, keywords } from './addLayoutClasses.ts';

const { gutter: _pageMargin, ...gaps } = vars.space;

addLayoutClasses({
  display: keywords('flex', 'grid'),
  flexWrap: keywords('wrap'),
  justifyContent: keywords('start', 'center', 'end', 'space-between'),
});
addResponsiveClasses({
  flexDirection: keywords('row', 'column'),
  alignItems: keywords('start', 'center', 'end', 'stretch', 'baseline'),
  gap: gaps,
});

// These follow the classes above, because they override their `display`.
for (const breakpoint of breakpoints) {
  const query = above[breakpoint];
  const hidden = { display: 'none' };
  globalStyle(`.pcb-${breakpoint}-hidden`, part.rule({ '@media': { [query]: hidden } }));
  globalStyle(`.pcb-${breakpoint}-visible`, part.rule({ '@media': { [`not all and ${query}`]: hidden } }));
}
