export { color, type ColorName, type ColorToken } from '../tokens/color.ts';
export { contrastPairs } from '../tokens/contrastPairs.ts';
export { inverse } from '../tokens/inverse.ts';
export * as scale from '../tokens/scale.ts';
export { elementClass } from './defaults.css.ts';
export { above, below, forcedColors, motionAllowed, touch } from './media.ts';
export { type Breakpoint, breakpoints, type ByBreakpoint, type Responsive } from './responsive.ts';
export { focusRing, states } from './states.ts';
export { vars } from './vars.css.ts';
