import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component.style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hairline,
  // Dims the page below the header. It is a shadow, because an element of this height would make a short page scroll,
  // and it is on the list, because it would flicker when another panel opens.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: vars.zIndex.dim,
    boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
    clipPath: 'inset(0 -100vmax -100vmax)',
    pointerEvents: 'none',
    opacity: 0,
  },
  '@media': {
    [motionAllowed]: { '::before': { transition: `opacity ${vars.motion.base} ${vars.motion.ease}` } },
  },
  selectors: { [`${states.expanded}::before`]: { opacity: 1 } },
});

export const entry = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    },
  },
  selectors: {
    [`${states.hovered}, &[aria-expanded='true']`]: {
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
    '&[aria-current]': {
      color: vars.color.brand,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.45em',
    },
    [states.focusVisible]: focusRing,
  },
});

export const chevron = component.style({
  flex: 'none',
  color: vars.color.textMuted,
  '@media': { [motionAllowed]: { transition: `transform ${vars.motion.base} ${vars.motion.ease}` } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = component.style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: vars.zIndex.menu,
  // Fits into the window below the header, with room for a second row that scrolls away.
  maxHeight: `calc(100dvh - ${vars.size.header} - 4.5rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  // Keeps the shadow off the header above.
  clipPath: 'inset(0 0 -4rem)',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    [motionAllowed]: { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
  },
});

export const inner = component.style({
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.xlarge} ${vars.space.gutter} ${vars.space.small}`,
});

export const body = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `0 ${vars.space.section}`,
});

export const aside = component.style({ flex: '1 1 18rem', maxWidth: '24rem', paddingBlockEnd: vars.space.large });

// One column per group, so that a few groups also fill the width.
export const groups = component.style({
  flex: '3 1 26rem',
  minWidth: 0,
  columnWidth: '13rem',
  columnGap: vars.space.large,
  // Aligns the text of the links, not their hover background, with the edge of the content.
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const group = component.style({ breakInside: 'avoid', paddingBlockEnd: vars.space.large });

export const groupList = component.style({
  listStyle: 'none',
  padding: 0,
  selectors: { [`${group}:only-child > &`]: { columns: '13rem 2', columnGap: vars.space.large } },
});

export const groupItem = component.style({ breakInside: 'avoid' });

export const groupTitle = component.style({
  padding: `0 ${vars.space.small} ${vars.space.xsmall}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.label,
  textTransform: 'uppercase',
  color: vars.color.accentText,
});

export const panelLink = component.style({
  display: 'block',
  width: '100%',
  minHeight: '1.75rem',
  padding: `0.3rem ${vars.space.small}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch, paddingBlock: vars.space.medium } },
  selectors: {
    [states.hovered]: { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
    '&[aria-current]': {
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      fontWeight: vars.fontWeight.medium,
    },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
  },
});

export const description = component.style({
  display: 'block',
  marginBlockStart: '0.125rem',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

export const footer = component.style({
  paddingBlock: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
});
