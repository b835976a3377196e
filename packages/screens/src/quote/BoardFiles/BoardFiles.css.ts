import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Scrolled into view below the page header. */
export const pictureFrame = screenStyle({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.large})`,
});

/** A value and its button, which stays at the end of the row. */
export const figure = screenStyle({ flexWrap: 'nowrap' });

export const notes = screenStyle({ paddingInlineStart: vars.space.large });

export const bar = screenStyle({ width: '100%', accentColor: vars.color.brand });
