import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../../theme/media.ts';
import { monoValues } from '../../../theme/monoFigures.ts';
import { focusRing } from '../../../theme/states.ts';
import { vars } from '../../../theme/vars.css.ts';
import { selectionWidth } from '../columns/placeColumns.ts';
import { buttonSize, indentation } from '../rows/expansion.css.ts';
import { edge } from '../Table.css.ts';

export const headerRow = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.xsmall}`,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBottom: edge,
  background: vars.color.surfaceSunken,
  // Without a checkbox, the header is for screen readers only.
  selectors: { '&:not(:has(input))': { padding: 0, borderBottom: 0 } },
});

export const sortBar = component.style({ flex: 'none', borderBottom: edge, background: vars.color.surfaceSunken });

const cardLook = component.rule({ gap: vars.space.small, padding: vars.space.large });

const twoLinesLook = component.rule({
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%) auto',
  alignItems: 'center',
  gap: `${vars.space.hairline} ${vars.space.small}`,
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} ${vars.space.large}`,
});

export const row = recipe({
  base: component.base({
    display: 'grid',
    borderBottom: edge,
    background: vars.color.surface,
    selectors: {
      '&:last-child': { borderBottom: 0 },
      '&[aria-selected="true"]': { background: vars.color.brandSoft },
    },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    look: { card: cardLook, twoLines: twoLinesLook },
    isSelectable: { true: component.rule({ position: 'relative', paddingInlineStart: `${selectionWidth}rem` }) },
  },
});

export const totalsRow = recipe({
  base: component.base({
    display: 'grid',
    borderTop: edge,
    background: vars.color.surfaceSunken,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    look: { card: cardLook, twoLines: twoLinesLook },
    isSelectable: { true: component.rule({ paddingInlineStart: `${selectionWidth}rem` }) },
    isAboveGroup: { true: component.rule({ borderTop: 0, borderBottom: edge }) },
  },
});

/** Screen readers skip it, because they read the header. */
const columnLabel: StyleRule = {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  letterSpacing: vars.letterSpacing.normal,
};

export const cell = recipe({
  base: component.base({
    display: 'block',
    minWidth: 0,
    padding: 0,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
  variants: {
    isMono: { true: component.rule(monoValues) },
    place: {
      title: component.rule({ fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.strong }),
      topStart: component.rule({ gridArea: '1 / 1', fontWeight: vars.fontWeight.strong }),
      topEnd: component.rule({ gridArea: '1 / 2', justifySelf: 'end', textAlign: 'end' }),
      bottomStart: component.rule({ gridArea: '2 / 1' }),
      bottomEnd: component.rule({ gridArea: '2 / 2', justifySelf: 'end', textAlign: 'end' }),
      more: component.rule({ gridArea: '1 / 3 / span 2', alignSelf: 'center' }),
      // Has the width of the button above it, so that the totals line up with their column.
      noMore: component.rule({
        gridArea: '1 / 3 / span 2',
        width: vars.size.control,
        '@media': { [touch]: { width: vars.size.touch } },
      }),
      detail: component.rule({ gridColumn: '1 / -1' }),
    },
    hasLabel: {
      true: component.rule({
        display: 'grid',
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        alignItems: 'center',
        gap: vars.space.medium,
        '::before': { ...columnLabel, alignSelf: 'start' },
      }),
    },
    isBelowName: {
      true: component.rule({
        marginInlineStart: `calc(${indentation} + ${buttonSize})`,
        '@media': { [touch]: { marginInlineStart: `calc(${indentation} + ${vars.size.touch})` } },
      }),
    },
    isTotal: { true: component.rule({ fontWeight: vars.fontWeight.strong }) },
    // A number alone is not clear in the second line.
    isSecondLineHeader: {
      true: component.rule({
        display: 'flex',
        gap: vars.space.xsmall,
        fontWeight: vars.fontWeight.regular,
        '::before': columnLabel,
      }),
    },
  },
  compoundVariants: [
    {
      variants: { place: 'detail', hasLabel: false },
      style: component.rule({ marginBlockStart: vars.space.xsmall }),
    },
  ],
});

export const moreButton = component.style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});

export const moreIcon = component.style({
  '@media': { [motionAllowed]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
