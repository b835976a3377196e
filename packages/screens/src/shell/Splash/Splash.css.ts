import { keyframes, style } from '@vanilla-extract/css';
import { inScreens, motionAllowed, vars } from '@pcb/ui/theme';

const leave = keyframes({ to: { visibility: 'hidden' } });

export const splash = style(
  inScreens({
    position: 'fixed',
    inset: 0,
    zIndex: 1000,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gridTemplateColumns: 'minmax(0, 30rem)',
    gap: vars.space.xlarge,
    padding: vars.space.gutter,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // A failsafe and no motion, so it also runs under reduced motion: should the host's script die before it takes the
    // splash away, the page comes out by itself.
    animation: `${leave} 0s 4s forwards`,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const drawing = style(inScreens({ width: 'min(17rem, 70vw)', height: 'auto', overflow: 'visible' }));

export const board = style(inScreens({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1 }));

export const track = style(
  inScreens({
    fill: 'none',
    stroke: vars.color.maskTraceBright,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** The trace that is laid while one waits. Its path has the length 1. */
export const trace = style(
  inScreens({
    fill: 'none',
    stroke: vars.color.highlight,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    strokeDasharray: 1,
    '@media': { [motionAllowed]: { animation: `${draw} 1600ms ${vars.motion.ease} both` } },
  }),
);

export const pad = style(inScreens({ fill: vars.color.pad }));

export const hole = style(inScreens({ fill: vars.color.mask }));

export const legend = style(inScreens({ fill: 'none', stroke: vars.color.silkscreen, strokeWidth: 1.5 }));

export const pinOne = style(inScreens({ fill: vars.color.silkscreen }));
