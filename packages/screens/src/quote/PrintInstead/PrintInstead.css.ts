import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Contains a page and its sheet. */
export const hasSheet = screenStyle({});

/** Hidden on a screen. */
export const onPaper = screenStyle({ '@media': { screen: { display: 'none' } } });

/** Hidden in print once there is a sheet, which can still be loading. */
export const onScreen = screenStyle({
  '@media': { print: { selectors: { [`${hasSheet}:has(> ${onPaper}:not(:empty)) > &`]: { display: 'none' } } } },
});
