/** Narrowest first, in `em`, so that larger text gets the narrow layout. Write for a phone first. */
export const above = {
  largePhone: '(min-width: 40em)',
  tablet: '(min-width: 48em)',
  laptop: '(min-width: 64em)',
  desktop: '(min-width: 80em)',
} as const;

/** Narrower than these. Only for things that do not fit on a small screen; write for a phone first where you can. */
export const below = {
  largePhone: '(max-width: 39.99em)',
  tablet: '(max-width: 47.99em)',
  laptop: '(max-width: 63.99em)',
} as const;

/** Widths of a container, in `rem`, so that a reader with larger text gets the narrow layout. */
export const containerAbove = {
  card: '(min-width: 18rem)',
  phone: '(min-width: 30rem)',
  table: '(min-width: 36rem)',
  columns: '(min-width: 40rem)',
  wideColumns: '(min-width: 52rem)',
  page: '(min-width: 60rem)',
} as const;

/** A touch screen, where targets grow to 44 px. */
export const touch = '(pointer: coarse)';

/** Put animations and transitions only under this query. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** The system replaces our colours, as in Windows high contrast. */
export const forcedColors = '(forced-colors: active)';
