import { style } from '@vanilla-extract/css';
import { inScreens, vars } from '@pcb/ui/theme';

/** A link or a button that fills its row, as tall as a finger. */
export const entry = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: vars.size.touch,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { color: vars.color.brand, fontWeight: vars.fontWeight.strong },
      '&:hover': { color: vars.color.brand, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
);

export const groupTitle = style(
  inScreens({ color: vars.color.copperText, letterSpacing: '0.06em', textTransform: 'uppercase' }),
);

export const signedIn = style(
  inScreens({
    display: 'grid',
    gap: vars.space.small,
    overflowWrap: 'anywhere',
    maxHeight: '16rem',
    overflowY: 'auto',
  }),
);

export const themeRow = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
  }),
);

export const footer = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space.small,
    width: '100%',
  }),
);

/** Below the other two, over the whole width. */
export const quote = style(inScreens({ gridColumn: '1 / -1' }));
