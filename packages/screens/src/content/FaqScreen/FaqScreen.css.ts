import { vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';

export const columns = screenStyle({ marginTop: vars.space.section });

export const questions = screenStyle({
  // The search and the accordion need scripts; without scripts a plain list replaces them.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const search = screenStyle({ justifyContent: 'space-between' });

export const ask = screenStyle({ '@media': { print: { display: 'none' } } });

// Collapsed answers are printed too.
globalStyle(
  `${questions} [hidden="until-found"]`,
  inScreens({ '@media': { print: { contentVisibility: 'visible' } } }),
);

export const plainList = screenStyle({
  maxWidth: vars.size.readable,
  marginTop: vars.space.section,
});
