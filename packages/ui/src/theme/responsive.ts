import { above } from './media.ts';

/** A width from which a layout can change; its media query is in `above`. */
export type Breakpoint = keyof typeof above;

/** Narrowest first. */
export const breakpoints = Object.keys(above) as readonly Breakpoint[];

/** `{ phone: 'small', laptop: 'large' }`: each value applies up to the next breakpoint with a value. */
export type ByBreakpoint<Value> = { phone: Value } & { [breakpoint in Breakpoint]?: Value };

export type Responsive<Value> = Value | ByBreakpoint<Value>;
