import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style(
  inScreens({
    marginTop: vars.space.band,
    paddingTop: vars.space.section,
    borderTop: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  }),
);

export const relatedLink = style(inScreens({ display: 'flex', justifyContent: 'space-between' }));

export const relatedArrow = style(
  inScreens({
    flex: 'none',
    color: vars.color.textMuted,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);
