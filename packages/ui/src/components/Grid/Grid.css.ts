import { createVar, style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';

export const minimumColumnWidth = createVar();

export const grid = style(
  inComponents({
    // min() keeps one column from being wider than a narrow screen (WCAG 1.4.10).
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimumColumnWidth}, 100%), 1fr))`,
  }),
);
