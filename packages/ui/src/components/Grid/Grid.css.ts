import { createVar, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { above } from '../../theme/media.ts';

export const columnVars = {
  phone: createVar(),
  largePhone: createVar(),
  tablet: createVar(),
  laptop: createVar(),
  desktop: createVar(),
};

/** Only for the breakpoints that an element sets; others would be inherited from an outer grid. */
export const columnsFrom = styleVariants(columnVars, (variable, name) => {
  const rule = { gridTemplateColumns: variable };
  return component.rule(name === 'phone' ? rule : { '@media': { [above[name]]: rule } });
});
