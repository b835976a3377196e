import { above, monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Below the form, or next to it in a wide window. */
const inWideCard = `${above.largePhone} and (width < 64em), ${above.desktop}`;

/** A table wider than its card scrolls inside the card, not the page. */
export const scroller = screenStyle({ marginBlockStart: vars.space.small, overflowX: 'auto' });

export const table = screenStyle({
  width: '100%',
  fontSize: vars.fontSize.caption,
  '@media': { [inWideCard]: { fontSize: vars.fontSize.small } },
});

const cell = screenStyle({ padding: `${vars.space.small} 0`, fontWeight: vars.fontWeight.regular });

export const leadTimeHeader = screenStyle([
  cell,
  { textAlign: 'start', whiteSpace: 'nowrap', color: vars.color.textMuted },
]);

export const figureHeader = screenStyle([
  cell,
  {
    paddingInlineStart: vars.space.small,
    textAlign: 'end',
    color: vars.color.textMuted,
    '@media': { [inWideCard]: { paddingInlineStart: vars.space.medium } },
  },
]);

export const figure = screenStyle([
  figureHeader,
  {
    whiteSpace: 'nowrap',
    color: vars.color.text,
    ...monoFigures,
  },
]);
