import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const line = `1px solid ${vars.color.line}`;
const space = vars.space.xsmall;

export const section = component.style({
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  selectors: {
    '&:not(:first-child)': { marginBlockStart: space, paddingBlockStart: space, borderBlockStart: line },
    // A line before items without a section.
    '&:has(+ :not(section))': { marginBlockEnd: space, paddingBlockEnd: space, borderBlockEnd: line },
  },
});

export const heading = component.style({
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
