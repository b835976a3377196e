import { inScreens, vars } from '@pcb/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const questions = style(
  inScreens({
    maxWidth: '48rem',
    marginTop: vars.space.section,
    // Nothing would open there: the plain list stands in its place.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

// A closed answer prints too.
globalStyle(
  `${questions} [hidden="until-found"]`,
  inScreens({ '@media': { print: { contentVisibility: 'visible' } } }),
);

export const plainList = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xlarge,
    maxWidth: vars.size.readable,
    marginTop: vars.space.section,
  }),
);
