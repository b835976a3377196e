import { above, inScreens, motionAllowed, touch, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
    marginTop: vars.space.xxlarge,
  }),
);

export const search = style(inScreens({ flex: '0 1 26rem', minWidth: 'min(100%, 16rem)' }));

export const count = style(inScreens({ display: 'flex', alignItems: 'center', minHeight: vars.size.control }));

export const section = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xlarge,
    marginTop: vars.space.section,
    paddingTop: vars.space.section,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);

export const group = style(inScreens({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }));

export const groupHead = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 6rem',
    gap: vars.space.large,
    alignItems: 'start',
    paddingBottom: vars.space.large,
  }),
);

export const groupWords = style(inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall }));

export const subList = style(inScreens({ marginTop: 'auto', marginBottom: `calc(-1 * ${vars.space.small})` }));

export const subItem = style(inScreens({ borderTop: `1px solid ${vars.color.line}` }));

export const subLink = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: '2.5rem',
    '@media': { [touch]: { minHeight: vars.size.touch } },
  }),
);

export const arrow = style(
  inScreens({
    flex: 'none',
    color: vars.color.textMuted,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const sourcing = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.xlarge,
    padding: vars.space.xlarge,
    borderRadius: vars.radius.large,
    // One tenth of an inch between the dots.
    backgroundImage: `radial-gradient(circle at center, ${vars.color.maskTrace} 1.25px, transparent 1.75px)`,
    backgroundSize: `${vars.size.grid} ${vars.size.grid}`,
  }),
);

export const rows = style(
  inScreens({
    display: 'grid',
    columnGap: vars.space.section,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** A category in one row; its link covers it. */
export const row = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
    gap: vars.space.large,
    alignItems: 'center',
    paddingBlock: vars.space.large,
    borderTop: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
    '@media': {
      [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    },
    selectors: { '&:hover': { background: vars.color.surface } },
  }),
);

export const rowLink = style(inScreens({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } }));

export const empty = style(
  inScreens({
    marginTop: vars.space.section,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    overflowWrap: 'anywhere',
  }),
);
