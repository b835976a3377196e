import { vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/screenStyle.ts';

export const columns = screenStyle({ marginTop: vars.space.section });

export const questions = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  // The search and the accordion need scripts; without them the plain list replaces them.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The search field, with the number of questions at the end of the row. */
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

export const ask = screenStyle({ '@media': { print: { display: 'none' } } });

export const search = screenStyle({ flex: '0 1 26rem', minWidth: 'min(100%, 16rem)' });

// At the height of the input, however wide the label is.
export const count = screenStyle({ paddingBlock: vars.space.small });

export const elsewhere = screenStyle({ display: 'grid', gap: vars.space.medium });

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
