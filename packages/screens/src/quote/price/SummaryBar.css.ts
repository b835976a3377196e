import { above, below, hiddenRules, monoFigures, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { abovePhone } from '../../shared/styles/abovePhone.ts';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';

/** A lower screen, such as a laptop at 400 % zoom, has no room for the bar besides the header and a field. */
const isHigh = '(min-height: 28em)';

/** Zero height, to avoid a gap at the end of the form. On a low screen the bar is inline below the form. */
export const edge = screenStyle({
  '@media': {
    [above.laptop]: { display: 'none' },
    // The page prints the full summary.
    print: { display: 'none' },
    [isHigh]: {
      position: 'sticky',
      bottom: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
      zIndex: vars.zIndex.raised,
      height: 0,
      // Cancels the gap above.
      marginBlockStart: `calc(-1 * ${vars.space.xlarge})`,
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  '@media': { [isHigh]: { position: 'absolute', insetInline: 0, bottom: 0 } },
});

// Keeps a focused field and its hint clear of the bar.
globalStyle(
  `html:has(${edge})`,
  inScreens({ '@media': { [`${isHigh} and ${below.laptop}`]: { scrollPaddingBottom: '10rem' } } }),
);

export const figure = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
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

/** For screen readers only on a narrow phone, which needs the width for the figures. */
export const openLabel = screenStyle({
  '@media': {
    [`not all and ${abovePhone}`]: hiddenRules,
  },
});
