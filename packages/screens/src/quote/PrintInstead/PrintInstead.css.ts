import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const hasSheet = screenStyle({});

export const onPaper = screenStyle({ '@media': { screen: { display: 'none' } } });

/** Hidden in print once the sheet has loaded. */
export const onScreen = screenStyle({
  '@media': { print: { selectors: { [`${hasSheet}:has(> ${onPaper}:not(:empty)) > &`]: { display: 'none' } } } },
});
