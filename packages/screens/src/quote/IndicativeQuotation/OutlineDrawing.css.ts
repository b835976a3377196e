import { monoFigures } from '@pcb/ui/theme';
import { paper } from '../../shared/paper/paper.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const figure = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: paper.gap,
  breakInside: 'avoid',
});

/** In mm on paper. On a screen it shrinks to the width of the sheet. */
export const picture = screenStyle({
  display: 'block',
  flex: 'none',
  overflow: 'visible',
  // Drawings are not mirrored, and right-to-left text would end up on the wrong side of its anchor.
  direction: 'ltr',
  '@media': { screen: { maxWidth: '100%', height: 'auto' } },
});

/** The middle of the line is the edge of the board. */
export const outline = screenStyle({ fill: 'none', stroke: paper.ink, strokeWidth: 0.25 });

export const line = screenStyle({ fill: 'none', stroke: paper.ink, strokeWidth: 0.15 });

/** Inside the drawing, a pixel is a millimetre. */
export const measure = screenStyle({ ...monoFigures, fill: paper.ink, fontSize: '2.8px' });

export const bar = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: paper.gap });
