import { above, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { wrappingLogo } from '../../shared/styles/wrapping.css.ts';

export const footer = screenStyle({
  marginTop: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  '@media': { print: { display: 'none' } },
});

export const inner = screenStyle({
  maxWidth: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const columns = screenStyle({
  rowGap: vars.space.xxlarge,
  paddingBlock: vars.space.section,
  '@media': { [above.largePhone]: { paddingBlock: `calc(1.25 * ${vars.space.section})` } },
});

export const brand = screenStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [above.laptop]: { gridColumn: 'auto' } },
});

export const brandLogo = screenStyle([wrappingLogo, { lineHeight: vars.lineHeight.snug }]);

export const description = screenStyle({ maxWidth: '26rem' });

export const action = screenStyle({
  minHeight: '1.75rem',
  paddingBlock: vars.space.hairline,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  color: vars.color.textMuted,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '@media': {
    [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
    [touch]: { minHeight: vars.size.touch },
  },
  selectors: { '&:hover': { color: vars.color.brand, textDecorationLine: 'underline' } },
});

export const social = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': {
    [motionAllowed]: {
      transition: `color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [touch]: { width: vars.size.touch, height: vars.size.touch },
  },
  selectors: { '&:hover': { color: vars.color.brand, borderColor: vars.color.brand } },
});

export const bottom = screenStyle({
  columnGap: vars.space.xlarge,
  paddingBlock: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});

export const wholeLine = screenStyle({ flexBasis: '100%', overflowWrap: 'anywhere' });
