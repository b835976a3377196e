import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/componentStyle.ts';

export const minimumColumnWidth = createVar();

export const grid = componentStyle({
  // min() keeps one column from being wider than a narrow screen (WCAG 1.4.10).
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimumColumnWidth}, 100%), 1fr))`,
});
