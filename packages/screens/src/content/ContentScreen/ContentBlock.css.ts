import { monoFigures, vars } from '@pcb/ui/theme';
import { pointList } from '../../shared/styles/pointList.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const list = screenStyle([pointList, { gap: vars.space.small, maxWidth: vars.size.readable }]);

export const steps = screenStyle({ maxWidth: vars.size.readable });

/** A text version of a drawing that needs scripts and a screen. */
export const stepsInsteadOfDrawing = screenStyle([
  steps,
  { '@media': { 'screen and (scripting: enabled)': { display: 'none' } } },
]);

const padSize = '2rem';

export const step = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${padSize} minmax(0, 1fr)`,
  columnGap: vars.space.large,
  paddingBottom: vars.space.xlarge,
  '@media': { print: { breakInside: 'avoid' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${padSize} 0`,
    insetInlineStart: `calc(${padSize} / 2 - 1px)`,
    width: '2px',
    background: vars.color.line,
  },
  selectors: { '&:last-child': { paddingBottom: 0 }, '&:last-child::before': { content: 'none' } },
});

export const stepNumber = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: padSize,
  height: padSize,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.accentText,
});

export const stepText = screenStyle({
  minWidth: 0,
  // Centres the first line on the pad.
  paddingTop: '0.3125rem',
});

export const stepHead = screenStyle({ rowGap: vars.space.hairline });

/** Keeps the figure before its Latin unit on right-to-left pages. */
const withUnit = { unicodeBidi: 'plaintext' } as const;

export const stepFigure = screenStyle({
  ...withUnit,
  ...monoFigures,
  fontSize: vars.fontSize.small,
  color: vars.color.brand,
});

export const facts = screenStyle({
  rowGap: vars.space.xxlarge,
  '@media': { print: { breakInside: 'avoid' } },
});

/** A subgrid, so that figures line up across facts whose labels differ in length. */
export const fact = screenStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
});

export const factLabel = screenStyle({
  alignSelf: 'end',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
});

export const factFigure = screenStyle({
  ...withUnit,
  display: 'block',
  width: 'fit-content',
  marginTop: vars.space.xsmall,
  ...monoFigures,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.figure,
});

const arrow = { content: '', width: '8px', height: '7px', background: vars.color.accent } as const;

export const factRule = screenStyle({
  display: 'block',
  height: '1px',
  marginBlock: vars.space.medium,
  background: vars.color.lineStrong,
});

/** A dimension line between two extension lines, below a length and to the scale of its list. */
export const measure = screenStyle({
  display: 'flex',
  // Keeps both arrows pointing outwards on right-to-left pages.
  direction: 'ltr',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '0.75rem',
  marginBlock: vars.space.small,
  borderInline: `1px solid ${vars.color.accent}`,
  background: `linear-gradient(${vars.color.accent}, ${vars.color.accent}) center / 100% 1px no-repeat`,
  '::before': { ...arrow, clipPath: 'polygon(0 50%, 100% 0, 100% 100%)' },
  '::after': { ...arrow, clipPath: 'polygon(100% 50%, 0 0, 0 100%)' },
});

const noteBase = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  maxWidth: vars.size.readable,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderInlineStartWidth: '3px',
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { print: { breakInside: 'avoid' } },
} as const;

export const notes = {
  info: screenStyle({ ...noteBase, borderInlineStartColor: vars.color.info }),
  warning: screenStyle({ ...noteBase, borderInlineStartColor: vars.color.warning }),
};

const inTone = {
  selectors: {
    [`${notes.info} &`]: { color: vars.color.info },
    [`${notes.warning} &`]: { color: vars.color.warning },
  },
};

/** Centred on the line of the title. */
export const noteIcon = screenStyle({ ...inTone, flex: 'none', marginTop: '0.0625rem' });

export const noteTitle = screenStyle({ ...inTone, fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.strong });

export const noteText = screenStyle({ minWidth: 0 });
