import { above, monoFigures, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { stickyAside } from '../../shared/styles/stickyAside.css.ts';

export const body = screenStyle({
  marginTop: vars.space.section,
  paddingTop: vars.space.section,
  borderTop: `1px solid ${vars.color.line}`,
});

/** Between the header and the sections. */
export const figure = screenStyle({ marginTop: vars.space.section });

/** The table of contents above the sections, or next to them on wide viewports. */
export const bodyWithToc = screenStyle({
  display: 'grid',
  gap: vars.space.section,
  alignItems: 'start',
  marginTop: vars.space.xxlarge,
  '@media': {
    print: { display: 'block' },
    [above.laptop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: `calc(1.5 * ${vars.space.section})`,
      marginTop: vars.space.section,
      paddingTop: vars.space.section,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

/** Directly below a cover, whose edge replaces the line. */
export const bodyBelowCover = screenStyle([
  bodyWithToc,
  { '@media': { [above.laptop]: { marginTop: 0, borderTop: 0 } } },
]);

export const toc = screenStyle([
  stickyAside,
  {
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    '@media': {
      print: { display: 'none' },
      [above.laptop]: { padding: vars.space.xsmall, border: 0, background: 'none' },
    },
  },
]);

export const tocTitle = screenStyle({
  display: 'none',
  marginBottom: vars.space.small,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  '@media': { [above.laptop]: { display: 'block' } },
});

export const tocButton = screenStyle({
  justifyContent: 'space-between',
  width: '100%',
  minHeight: vars.size.controlLarge,
  '@media': { [above.laptop]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const turned = screenStyle({ rotate: '180deg' });

export const tocList = screenStyle({
  columnGap: vars.space.xlarge,
  padding: `0 ${vars.space.large} ${vars.space.medium}`,
  '@media': { [above.laptop]: { padding: 0 } },
});

export const closedList = screenStyle([
  tocList,
  {
    display: 'none',
    '@media': { [above.laptop]: { display: 'grid' }, '(scripting: none)': { display: 'grid' } },
  },
]);

/** On wide viewports, a track along the list, with a copper part at the current section. */
export const tocItem = screenStyle({
  '@media': {
    [motionAllowed]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
    [above.laptop]: {
      paddingInlineStart: vars.space.medium,
      borderInlineStart: `2px solid ${vars.color.line}`,
      selectors: { '&:has([aria-current])': { borderInlineStartColor: vars.color.accent } },
    },
  },
});

export const tocLink = screenStyle({
  alignItems: 'baseline',
  '@media': { [touch]: { alignItems: 'center' } },
});

export const number = screenStyle({
  flex: 'none',
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.label,
  color: vars.color.accentText,
});

export const sections = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(1.5 * ${vars.space.section})`,
  minWidth: 0,
});

export const section = screenStyle({ '@media': { print: { marginTop: vars.space.section } } });

export const sectionHead = screenStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space.medium });

export const sectionTitle = screenStyle({ minWidth: 0 });

export const selfLink = screenStyle({
  alignSelf: 'center',
  '@media': {
    print: { display: 'none' },
    // The line of the heading stays as high as its text.
    [touch]: { marginBlock: `calc(-1 * ${vars.space.small})` },
    // Hidden until hovered with a mouse, always visible on touch screens.
    '(hover: hover)': { opacity: 0 },
    [motionAllowed]: { transition: `opacity ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    [`${sectionHead}:hover &, &[data-focus-visible]`]: { opacity: 1 },
  },
});
