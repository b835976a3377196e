import { createVar, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layerStyles.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

/** A CSS length or `none`. */
export const tableMaxHeight = createVar();

/** The width of the visible part, in pixels. */
export const visibleWidth = createVar();

export const edge = `1px solid ${vars.color.line}`;

const visuallyHidden: StyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  padding: 0,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const frame = recipe({
  base: component.base({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 }),
  variants: {
    // Otherwise the table would have the height of its content, and nothing would scroll.
    hasOwnScroll: { true: component.rule({ maxHeight: tableMaxHeight, minHeight: 0 }) },
  },
});

export const tools = component.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const toolButtons = component.style({ display: 'flex', gap: vars.space.small, marginInlineStart: 'auto' });

export const sortedBy = component.style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const caption = component.style({ minWidth: 0, fontWeight: vars.fontWeight.strong });

export const box = recipe({
  base: component.base({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    // Unlike `hidden`, it lets the selection bar stick to the edge of the page.
    overflow: 'clip',
    border: edge,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
  variants: {
    // A pinned column has its own shadow, which is not at the edge of the box.
    hasPinnedEnd: {
      false: component.rule({
        selectors: {
          '&[data-hidden-end]::after': {
            content: '""',
            position: 'absolute',
            zIndex: vars.zIndex.raised,
            insetBlock: 0,
            insetInlineEnd: '-1px',
            width: '1px',
            boxShadow: vars.shadow.edge,
            pointerEvents: 'none',
          },
        },
      }),
    },
  },
});

export const scroller = component.style({
  // A containing block, so that the edges of sticky cells scroll with them.
  position: 'relative',
  isolation: 'isolate',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  borderRadius: `calc(${vars.radius.large} - 1px)`,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const table = component.style({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const header = component.style({ display: 'block', position: 'sticky', top: 0, zIndex: vars.zIndex.sticky });

export const body = component.style({ display: 'block' });

export const footer = component.style({ display: 'block', position: 'sticky', bottom: 0, zIndex: vars.zIndex.sticky });

export const gapRow = component.style({ display: 'block' });

export const gap = component.style({ display: 'block', padding: 0 });

export const hidden = component.style(visuallyHidden);

export const sortIcon = recipe({
  base: component.base({ flex: 'none' }),
  variants: {
    isSorted: {
      true: component.rule({ color: vars.color.brand }),
      false: component.rule({ opacity: 0.55 }),
    },
  },
});

export const value = component.style({ minWidth: 0 });

export const emptyContent = component.style({
  padding: vars.space.xlarge,
  borderTop: edge,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const more = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} ${vars.space.large}`,
  borderTop: edge,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
