import { artStyle } from './artStyle.ts';

/** Drawings are not mirrored: right-to-left text would be on the wrong side of its anchor. */
export const picture = artStyle({ display: 'block', width: '100%', height: 'auto', direction: 'ltr' });

/** With large text, figures reach beyond the view box. */
export const unclipped = artStyle({ overflow: 'visible' });
