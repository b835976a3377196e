import { artStyle } from './artStyle.ts';

/** Drawings are not mirrored, and right-to-left text would end up on the wrong side of its anchor. */
export const picture = artStyle({ display: 'block', width: '100%', height: 'auto', direction: 'ltr' });

/** With large text, figures reach beyond the view box. */
export const unclipped = artStyle({ overflow: 'visible' });
