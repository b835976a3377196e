import { vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';

export const columns = screenStyle({ marginTop: vars.space.section });

export const questions = screenStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const search = screenStyle({ justifyContent: 'space-between' });

export const ask = screenStyle({ '@media': { print: { display: 'none' } } });

// Prints the answers that are closed on the screen.
globalStyle(
  `${questions} [hidden="until-found"]`,
  inScreens({ '@media': { print: { contentVisibility: 'visible' } } }),
);

export const plainList = screenStyle({
  maxWidth: vars.size.readable,
  marginTop: vars.space.section,
});
