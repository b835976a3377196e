import { above, touch, vars } from '@pcb/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { abovePhone } from '../../shared/styles/abovePhone.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

const topBarHeight = createVar();

export const topBar = screenStyle({ borderBottom: `1px solid ${vars.color.line}` });

export const header = screenStyle({
  vars: { [topBarHeight]: '2.5rem' },
  // The top bar scrolls away; the row with the menus is sticky.
  position: 'sticky',
  top: `calc(-1 * ${topBarHeight})`,
  zIndex: vars.zIndex.header,
  borderBottom: `1px solid ${vars.color.line}`,
  // Tab from the end of a scrolled page leads to the top bar.
  selectors: { [`&:has(${topBar} :focus-visible)`]: { top: 0 } },
  '@media': {
    [touch]: { vars: { [topBarHeight]: vars.size.touch } },
    print: { display: 'none' },
  },
});

const inner = screenStyle({
  display: 'flex',
  alignItems: 'center',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const topBarInner = screenStyle([
  inner,
  { minHeight: topBarHeight, justifyContent: 'space-between', gap: vars.space.large, flexWrap: 'wrap' },
]);

export const contact = screenStyle({
  rowGap: 0,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const utilities = screenStyle({ fontSize: vars.fontSize.small });

export const row = screenStyle([
  inner,
  {
    minHeight: '4rem',
    gap: vars.space.large,
    paddingBlock: vars.space.small,
    // With a long brand name or large text, the actions wrap to a separate line.
    flexWrap: 'wrap',
    rowGap: 0,
  },
]);

export const home = screenStyle({
  flex: '1 1 min-content',
  minWidth: 0,
  maxWidth: 'max-content',
  '@media': { [above.laptop]: { marginInlineEnd: 0 } },
  marginInlineEnd: 'auto',
});

export const logo = screenStyle({
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  lineHeight: 1.1,
});

export const menus = screenStyle({ flex: 'none', marginInlineEnd: 'auto' });

export const actions = screenStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
});

// Below this width, search is in the menu only.
export const search = screenStyle({ display: 'none', '@media': { [abovePhone]: { display: 'inline-flex' } } });

/** At the corner of the cart. With its border a circle of 1rem, while it has one digit. */
export const cartCount = screenStyle({
  position: 'absolute',
  top: '0.2rem',
  insetInlineEnd: '0.1rem',
  minWidth: '1rem',
  paddingInline: vars.space.hairline,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.625rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: '0.875rem',
});

export const quote = screenStyle({ marginInlineStart: vars.space.small });
