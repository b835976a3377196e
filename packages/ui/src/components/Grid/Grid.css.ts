import { createVar, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { above } from '../../theme/media.ts';

/** The columns by breakpoint, set on the element. */
export const columnVars = {
  phone: createVar(),
  largePhone: createVar(),
  tablet: createVar(),
  laptop: createVar(),
  desktop: createVar(),
};

/** Only for the breakpoints that an element sets; a variable of another one could be that of a grid around it. */
export const columnsFrom = styleVariants(columnVars, (variable, name) => {
  const rule = { gridTemplateColumns: variable };
  return component.rule(name === 'phone' ? rule : { '@media': { [above[name]]: rule } });
});
