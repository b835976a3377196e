import { above } from './media.ts';

/** A width from which a layout can change; its media query is in `above`. */
export type Breakpoint = keyof typeof above;

/** The breakpoints, narrowest first. */
export const breakpoints = Object.keys(above) as readonly Breakpoint[];

/**
 * Values by breakpoint: `{ phone: 'small', laptop: 'large' }`. `phone` is the value of the narrowest screens; each value
 * applies up to the next breakpoint that has one.
 */
export type ByBreakpoint<Value> = { phone: Value } & { [breakpoint in Breakpoint]?: Value };

/** One value for all widths, or values by breakpoint. */
export type Responsive<Value> = Value | ByBreakpoint<Value>;
