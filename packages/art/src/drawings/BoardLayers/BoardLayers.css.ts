import { forcedColors, motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';
import { type BoardLayer, boardLayers } from '../../private/board/scene.ts';

const timeline = '--pcb-board-layers';

export const boardLayersRoot = artStyle({ display: 'grid', gap: vars.space.large });

export const scrolled = artStyle({ viewTimelineName: timeline });

export const apart = artStyle({});

export const picture = artStyle({ display: 'grid' });

const appear = keyframes({ from: { opacity: 0 } });
// It moves like the squeegee of a screen printer.
const wipe = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-5%)' } });
const fill = keyframes({ from: { opacity: 0, transform: 'scale(0.2)' } });

/** How and when each layer appears, in percent of the way through the viewport. */
const arrivals: Record<Exclude<BoardLayer, 'laminate'>, { by: string; from: number; to: number }> = {
  copper: { by: wipe, from: 18, to: 32 },
  solderMask: { by: wipe, from: 32, to: 42 },
  surfaceFinish: { by: appear, from: 42, to: 46 },
  legend: { by: appear, from: 46, to: 50 },
  components: { by: drop, from: 50, to: 57 },
};

const onScroll = (animationName: string, { from, to }: { from: number; to: number }): StyleRule => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [`screen and ${motionAllowed}`]: {
          selectors: {
            [`${scrolled} &`]: {
              animationName,
              animationTimingFunction: 'linear',
              animationFillMode: 'both',
              animationTimeline: timeline,
              animationRangeStart: `cover ${from}%`,
              animationRangeEnd: `cover ${to}%`,
            },
          },
        },
      },
    },
  },
});

const hidden: StyleRule = {
  '@media': { [motionAllowed]: { transition: `opacity ${vars.motion.slow} ${vars.motion.ease}` } },
  selectors: { '&[data-visible=false]': { opacity: 0 } },
};

const layer = artStyle([{ gridArea: '1 / 1', display: 'block', width: '100%', height: 'auto' }, hidden]);

/** Isometric, without perspective, so that all six layers fill the box. */
const lift = (name: BoardLayer): StyleRule => ({
  selectors: {
    [`${apart} &`]: {
      transform: `translateY(${(2.5 - boardLayers.indexOf(name)) * 6}%) scale(0.8, 0.45) rotate(-30deg)`,
    },
  },
});

/** Makes the edge visible on a background as green as the board. */
const edge: StyleRule = { selectors: { [`${apart} &`]: { stroke: board.maskTrackBright, strokeWidth: 2 } } };

const layerThat = (name: keyof typeof arrivals, ...more: StyleRule[]) => {
  const { by, from, to } = arrivals[name];
  return artStyle([layer, onScroll(by, { from, to }), lift(name), ...more]);
};

export const layerClasses: Record<BoardLayer, string> = {
  laminate: artStyle([layer, lift('laminate')]),
  copper: layerThat('copper'),
  solderMask: layerThat('solderMask', edge),
  surfaceFinish: layerThat('surfaceFinish'),
  legend: layerThat('legend'),
  components: layerThat('components'),
};

export const list = artStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: 0,
  listStyle: 'none',
});

export const item = artStyle({
  display: 'inline-flex',
  flex: '1 1 calc((33rem - 100%) * 999)',
  maxWidth: `calc((100% - 2 * ${vars.space.large}) / 3)`,
  alignItems: 'center',
  gap: vars.space.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  minWidth: 'max-content',
});

export const mark = artStyle({
  display: 'grid',
  flex: 'none',
  width: '0.75rem',
  height: '0.75rem',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
});

const dot = artStyle([
  {
    margin: '2px',
    borderRadius: vars.radius.round,
    background: vars.color.accent,
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  },
  hidden,
]);

const dotThat = ({ from, to }: (typeof arrivals)['copper']) => artStyle([dot, onScroll(fill, { from, to })]);

export const dotClasses: Record<BoardLayer, string> = {
  laminate: dot,
  copper: dotThat(arrivals.copper),
  solderMask: dotThat(arrivals.solderMask),
  surfaceFinish: dotThat(arrivals.surfaceFinish),
  legend: dotThat(arrivals.legend),
  components: dotThat(arrivals.components),
};
