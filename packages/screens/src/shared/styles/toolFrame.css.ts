import { containerAbove, forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** The frame of a calculator or of a drawing with controls. A container: beside a table of contents, it is narrow. */
export const toolFrame = screenStyle({
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { breakInside: 'avoid' } },
});

export const toolPart = screenStyle({
  minWidth: 0,
  padding: vars.space.large,
  // Also applies on A4 paper.
  '@container': { [containerAbove.columns]: { padding: vars.space.xlarge } },
});
