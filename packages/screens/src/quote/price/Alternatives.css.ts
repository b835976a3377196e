import { above, vars } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

/** A table wider than its card scrolls inside the card, not the page. */
export const scroller = screenStyle({ marginBlockStart: vars.space.small, overflowX: 'auto' });

export const table = screenStyle({
  width: '100%',
  fontSize: vars.fontSize.caption,
  '@media': { [above.largePhone]: { fontSize: vars.fontSize.small } },
});

const cell = screenStyle({ padding: `${vars.space.small} 0`, fontWeight: vars.fontWeight.regular });

export const leadTimeHeader = screenStyle([cell, { textAlign: 'start', color: vars.color.textMuted }]);

export const figureHeader = screenStyle([
  cell,
  {
    paddingInlineStart: vars.space.small,
    textAlign: 'end',
    color: vars.color.textMuted,
    '@media': { [above.largePhone]: { paddingInlineStart: vars.space.medium } },
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
