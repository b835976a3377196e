import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/componentStyle.ts';

export const columnMinWidth = createVar();

export const grid = componentStyle({
  // min() keeps a single column within a narrow screen (WCAG 1.4.10).
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnMinWidth}, 100%), 1fr))`,
});
