import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { board as colors } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';

export const board = artStyle({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1 });

export const maskedTracks = artStyle({
  fill: 'none',
  stroke: colors.maskTrackBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** The path length is normalised to 1 for the animation. */
export const animatedTrack = artStyle({
  fill: 'none',
  stroke: vars.color.highlight,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeDasharray: 1,
  '@media': { [motionAllowed]: { animation: `${draw} 1600ms ${vars.motion.ease} both` } },
});

export const pad = artStyle({ fill: colors.pad });

export const hole = artStyle({ fill: colors.mask });

export const legend = artStyle({ fill: 'none', stroke: colors.silkscreen, strokeWidth: 1.5 });

export const pinOne = artStyle({ fill: colors.silkscreen });
