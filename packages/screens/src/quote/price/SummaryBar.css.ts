import { above, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

/** A lower screen, such as a laptop at 400 % zoom, has no room for the bar besides the header and a field. */
const isHigh = '(min-height: 28em)';

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [above.laptop]: { display: 'none' },
    // The summary itself is on the page.
    print: { display: 'none' },
    [isHigh]: {
      position: 'sticky',
      bottom: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
      zIndex: vars.zIndex.raised,
    },
  },
});

// Keeps a focused field and its hint clear of the bar.
globalStyle(
  `html:has(${bar})`,
  inScreens({ '@media': { [`${isHigh} and (max-width: 63.99em)`]: { scrollPaddingBottom: '10rem' } } }),
);

export const figure = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 9rem',
  minWidth: 0,
  lineHeight: vars.lineHeight.snug,
});

export const name = screenStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.caption });

export const amount = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
