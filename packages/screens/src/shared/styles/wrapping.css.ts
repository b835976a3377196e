import { screenStyle } from './screenStyle.ts';

/** Breaks a long word that would be wider than its line. */
export const wrapping = screenStyle({ overflowWrap: 'anywhere' });

/** A brand's name may be too long for one line. */
export const wrappingLogo = screenStyle([wrapping, { whiteSpace: 'normal' }]);
