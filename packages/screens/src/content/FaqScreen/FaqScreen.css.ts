import { inScreens, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

export const questions = screenStyle({
  maxWidth: vars.size.readable,
  marginTop: vars.space.section,
  // The accordion needs scripts; without them the plain list replaces it.
  '@media': { '(scripting: none)': { display: 'none' } },
});

// Closed answers are printed too.
globalStyle(
  `${questions} [hidden="until-found"]`,
  inScreens({ '@media': { print: { contentVisibility: 'visible' } } }),
);

export const plainList = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  maxWidth: vars.size.readable,
  marginTop: vars.space.section,
});
