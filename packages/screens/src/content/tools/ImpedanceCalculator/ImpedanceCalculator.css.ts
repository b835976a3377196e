import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const drawing = screenStyle({ maxWidth: '20rem' });

/** As high as its longest name on a phone, so that the fields below stay where they are when "Custom values" replaces it. */
export const build = screenStyle({ '@media': { '(max-width: 26em)': { minHeight: '6.25rem' } } });
