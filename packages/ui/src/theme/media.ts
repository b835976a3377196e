/**
 * Media queries in `em`, so that a reader with larger text gets the narrow layout.
 * Styles are written for the narrowest screen first.
 */
export const above = {
  phone: '(min-width: 40em)',
  tablet: '(min-width: 48em)',
  laptop: '(min-width: 64em)',
  desktop: '(min-width: 80em)',
} as const;

/** The pointer is a finger: targets grow to 44 px. */
export const touch = '(pointer: coarse)';

/** Animations and transitions stand under this query, never outside of it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The system replaces our colours (Windows high contrast). */
export const forcedColors = '(forced-colors: active)';
