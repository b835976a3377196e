import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComposites } from '../../theme/inLayer.ts';
import { above } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { compositeBase, compositeStyle } from '../../theme/componentStyle.ts';

export const stickyTop = createVar();

export const layout = recipe({
  base: compositeBase({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    '@media': { [above.laptop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
  }),
  variants: {
    placement: {
      content: inComposites({
        maxWidth: vars.size.content,
        marginInline: 'auto',
        paddingInline: vars.space.gutter,
      }),
      edge: inComposites({ minHeight: `calc(100dvh - ${stickyTop})` }),
    },
  },
});

export const side = recipe({
  base: compositeBase({
    display: 'none',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [above.laptop]: { display: 'block' } },
  }),
  variants: {
    placement: {
      content: {},
      edge: inComposites({ background: vars.color.surfaceSunken }),
    },
  },
});

export const scroller = recipe({
  base: compositeBase({
    position: 'sticky',
    top: stickyTop,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  variants: {
    placement: {
      // Aligns the text of the links, not their background, with the edge of the content.
      content: inComposites({
        maxHeight: `calc(100dvh - ${stickyTop})`,
        marginInlineStart: `calc(-1 * ${vars.space.medium})`,
        paddingBlock: `${vars.space.section} ${vars.space.xlarge}`,
        paddingInlineEnd: vars.space.large,
      }),
      edge: inComposites({
        height: `calc(100dvh - ${stickyTop})`,
        padding: `${vars.space.xlarge} ${vars.space.medium}`,
      }),
    },
  },
});

/** Fills the height, so that a footer is at the bottom. */
export const navigation = compositeStyle({ flex: '1 0 auto' });

export const content = recipe({
  base: compositeBase({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    placement: {
      content: inComposites({ '@media': { [above.laptop]: { paddingInlineStart: vars.space.section } } }),
      edge: {},
    },
  },
});

export const bar = recipe({
  base: compositeBase({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
    paddingBlock: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
  variants: {
    placement: {
      content: {},
      edge: inComposites({ paddingInline: vars.space.gutter, background: vars.color.surface }),
    },
    isEmpty: {
      true: inComposites({ '@media': { [above.laptop]: { display: 'none' } } }),
    },
  },
});

export const opener = compositeStyle({ '@media': { [above.laptop]: { display: 'none' } } });

export const topBar = compositeStyle({ flex: '1 1 12rem', minWidth: 0 });

/** Aligns the text of the links with the title of the drawer. */
export const drawerNavigation = compositeStyle({ marginInline: `calc(-1 * ${vars.space.medium})` });

/** Aligned with the links. */
export const drawerFooter = compositeStyle({ flex: 1, minWidth: 0, marginInline: `calc(-1 * ${vars.space.large})` });
