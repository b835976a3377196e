import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const banner = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  padding: `${vars.space.large} ${vars.space.xlarge}`,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.highlight}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const bannerText = screenStyle({ flex: '1 1 20rem', minWidth: 0 });

/** Scrolled into view below the page header. */
export const detailsPart = screenStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.xlarge})`,
  outline: 'none',
});

export const priceColumn = screenStyle({
  '@media': {
    // Only where the viewport can hold the whole summary below the page header.
    [`${above.laptop} and (min-height: 48em)`]: {
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.xlarge})`,
    },
  },
});

/** Taller than the viewport: it stays with its end in view, and in a wide window the start of the form stays beside the price. */
export const tallPriceColumn = screenStyle({
  '@media': {
    [above.laptop]: { position: 'sticky', bottom: vars.space.xlarge, alignSelf: 'end' },
  },
});
