import { containerAbove, vars } from '@pcb/ui/theme';
import { largeFigure } from '../../shared/styles/largeFigure.css.ts';
import { rowAmount, rowValue } from '../../shared/styles/rowValue.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  width: '100%',
  maxWidth: vars.size.content,
  margin: '0 auto',
  padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
});

/** Sized by container, in `rem`, so that larger text gets the narrow layout. */
export const list = screenStyle({ containerType: 'inline-size' });

const tracks = '5.5rem minmax(0, 1fr) 10rem 8.5rem 2.5rem';

export const columnHeaders = screenStyle({
  display: 'none',
  '@container': { [containerAbove.columns]: { display: 'grid' } },
  gridTemplateColumns: tracks,
  columnGap: vars.space.large,
  paddingBottom: vars.space.small,
  borderBottom: `1px solid ${vars.color.lineStrong}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});

export const headerItem = screenStyle({ gridColumn: '1 / 3' });

export const headerAmount = screenStyle({ textAlign: 'end' });

export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture remove" "about about" "figures figures"',
  columnGap: vars.space.large,
  rowGap: vars.space.large,
  paddingBlock: vars.space.xlarge,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': {
    [containerAbove.card]: {
      gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture about remove" "figures figures figures"',
    },
    [containerAbove.columns]: {
      gridTemplateColumns: tracks,
      gridTemplateAreas: '"picture about quantity amount remove"',
    },
  },
});

export const removedLine = screenStyle({
  paddingBlock: vars.space.large,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const picture = screenStyle({
  gridArea: 'picture',
  alignSelf: 'start',
  width: '4.5rem',
  padding: vars.space.xsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  '@container': { [containerAbove.columns]: { width: 'auto' } },
});

export const pictureSkeleton = screenStyle({
  gridArea: 'picture',
  width: '4.5rem',
  '@container': { [containerAbove.columns]: { width: 'auto' } },
});

export const about = screenStyle({
  gridArea: 'about',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Side by side below the text on a narrow screen, in separate columns on a wide one. */
export const figures = screenStyle({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@container': { [containerAbove.columns]: { display: 'contents' } },
});

export const quantity = screenStyle({
  flex: '0 1 10rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [containerAbove.columns]: { gridArea: 'quantity' } },
});

export const amount = screenStyle([
  rowValue,
  { marginTop: vars.space.small, '@container': { [containerAbove.columns]: { gridArea: 'amount' } } },
]);

export const remove = screenStyle({ gridArea: 'remove', justifySelf: 'end', alignSelf: 'start' });

export const withIcon = screenStyle({ display: 'flex', gap: vars.space.small });

export const icon = screenStyle({ flex: 'none', marginTop: '0.2em', color: vars.color.accent });

/** Smaller with large text on a phone, to leave room for the amount. */
const inset = `min(${vars.space.xlarge}, 9%)`;

export const summaryPart = screenStyle({ padding: inset });

export const sum = screenStyle({
  rowGap: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const sumAmount = screenStyle([rowAmount, { color: vars.color.text }]);

export const total = screenStyle({
  rowGap: 0,
  marginTop: vars.space.small,
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.strong,
});

export const totalAmount = screenStyle([largeFigure, { minWidth: 0, marginInlineStart: 'auto' }]);

export const coupon = screenStyle({ padding: inset, borderTop: `1px solid ${vars.color.line}` });

export const couponRow = screenStyle({
  // With an error message below, the input is in the middle of the field.
  selectors: { '&:has([data-invalid])': { alignItems: 'center' } },
});

export const couponField = screenStyle({ flex: '1 1 10rem', minWidth: 0 });

export const notes = screenStyle({
  padding: `${vars.space.large} ${inset}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});
