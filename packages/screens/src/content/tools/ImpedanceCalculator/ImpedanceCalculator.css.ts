import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const drawing = screenStyle({ maxWidth: '20rem' });

/** As high as the longest name on a phone, so that the fields below do not move when "Custom values" replaces it. */
export const build = screenStyle({ '@media': { '(max-width: 26em)': { minHeight: '6.25rem' } } });
