import { recipe } from '@vanilla-extract/recipes';
import { hiddenRules } from '../../private/hiddenRules.ts';
import { composite } from '../../theme/layerStyles.ts';
import { above } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const layout = recipe({
  base: composite.base({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    // Print only the content.
    '@media': { [above.laptop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' }, print: { display: 'block' } },
  }),
  variants: {
    placement: {
      content: composite.rule({
        maxWidth: vars.size.content,
        marginInline: 'auto',
        paddingInline: vars.space.gutter,
      }),
      edge: composite.rule({ minHeight: '100dvh' }),
    },
  },
});

export const side = recipe({
  base: composite.base({
    display: 'none',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [above.laptop]: { display: 'block' }, print: { display: 'none' } },
  }),
  variants: {
    placement: {
      content: {},
      edge: composite.rule({ background: vars.color.surfaceSunken }),
    },
  },
});

export const scroller = recipe({
  base: composite.base({
    position: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  variants: {
    placement: {
      // Aligns the text of the links, not their background, with the edge of the content.
      content: composite.rule({
        top: vars.size.header,
        maxHeight: `calc(100dvh - ${vars.size.header})`,
        marginInlineStart: `calc(-1 * ${vars.space.medium})`,
        paddingBlock: `${vars.space.section} ${vars.space.xlarge}`,
        paddingInlineEnd: vars.space.large,
      }),
      edge: composite.rule({
        top: 0,
        height: '100dvh',
        padding: `${vars.space.xlarge} ${vars.space.medium}`,
      }),
    },
  },
});

/** Fills the height, so that a footer is at the bottom. */
export const navigation = composite.style({ flex: '1 0 auto' });

export const content = recipe({
  base: composite.base({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    placement: {
      content: composite.rule({ '@media': { [above.laptop]: { paddingInlineStart: vars.space.section } } }),
      edge: {},
    },
  },
});

export const bar = recipe({
  base: composite.base({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
    // On a phone every line counts.
    paddingBlock: vars.space.xsmall,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [above.largePhone]: { paddingBlock: vars.space.small }, print: { display: 'none' } },
  }),
  variants: {
    placement: {
      content: {},
      edge: composite.rule({
        paddingInline: `min(${vars.space.gutter}, ${vars.space.xlarge})`,
        background: vars.color.surface,
      }),
    },
    isEmpty: {
      true: composite.rule({ '@media': { [above.laptop]: { display: 'none' } } }),
    },
  },
});

export const opener = composite.style({ '@media': { [above.laptop]: { display: 'none' } } });

/** Next to a top bar, the button is only its icon on a phone (below `above.largePhone`). */
export const openerLabel = composite.style({
  '@media': {
    '(max-width: 39.99em)': hiddenRules,
  },
});

/** Shares the line of the button on every phone. It moves below only if large text leaves no room. */
export const topBar = composite.style({ flex: '1 1 14rem', minWidth: 0, maxWidth: '100%' });

/** Aligns the text of the links with the title of the drawer. */
export const drawerNavigation = composite.style({ marginInline: `calc(-1 * ${vars.space.medium})` });

export const drawerFooter = composite.style({ flex: 1, minWidth: 0, marginInline: `calc(-1 * ${vars.space.large})` });
