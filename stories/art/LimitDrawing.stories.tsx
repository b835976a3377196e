import {
  apertureScene,
  bendScene,
  boardLimitScene,
  holeScene,
  LimitDrawing,
  type LimitScene,
  panelLimitScene,
  trackScene,
} from '@pcb/art/LimitDrawing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { samplePanel } from './samplePanel.ts';

const narrowest = { track: 0.15, gap: 0.15 };

const meta = preview.meta({
  title: 'Art/LimitDrawing',
  component: LimitDrawing,
  parameters: {
    guide: {
      instead: [
        '`FinestFeatures` for our limits next to a hair.',
        '`ScaleDrawing` for a customer’s own board.',
        'The screens’ LimitFigure for a drawing that people can move.',
      ],
      keyboard: [],
      copy: ['The label says what is drawn, its sizes, and what exceeds a limit: red is not the only sign.'],
    },
  },
  args: {
    scene: trackScene({ track: 0.2, gap: 0.2 }, narrowest),
    figure: (mm: number) => `${Number(mm.toFixed(3))} mm`,
    'aria-label': 'Two tracks of 0.2 mm, 0.2 mm apart, both above the limit of 0.15 mm',
    style: { maxWidth: '22rem' },
  },
  argTypes: { scene: { control: false }, figure: { control: false }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has its dimensions and a scale bar', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: /^Two tracks of 0.2 mm/ });
  const figures = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  await expect(figures).toEqual(['0.2 mm', '0.2 mm', '0.2 mm']);
});

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' };

const hole = { drill: 0.3, pad: 0.6 };
const holeLimits = { drill: 0.3, aspectRatio: 8, ring: 0.127 };
const opening = { length: 1.2, foil: 0.12 };
const largestBoard = { width: 430, height: 385 };
const scenes: readonly [name: string, scene: LimitScene, exceeded?: readonly string[]][] = [
  ['Tracks within the limit', trackScene(narrowest, narrowest)],
  ['Tracks below the limit', trackScene({ track: 0.1, gap: 0.2 }, narrowest), ['track']],
  ['A hole within the limits', holeScene({ ...hole, thickness: 1.6 }, holeLimits)],
  ['A hole that is too deep for its drill', holeScene({ ...hole, thickness: 3 }, holeLimits), ['aspectRatio']],
  [
    'An opening that releases paste',
    apertureScene({ ...opening, width: 0.3 }, { slot: 0.18, opening: { width: 0.3, length: 0.34 } }),
  ],
  [
    'An opening that is too narrow for its foil',
    apertureScene({ ...opening, width: 0.15 }, { slot: 0.18, opening: undefined }),
    ['aspect', 'area'],
  ],
  ['A bend within the limit', bendScene({ thickness: 0.1, radius: 1.2 }, { radius: 1 }, 2)],
  ['A bend below the limit', bendScene({ thickness: 0.1, radius: 0.4 }, { radius: 1 }, 2), ['radius']],
  ['A board within the limit', boardLimitScene({ width: 160, height: 100 }, largestBoard, 50)],
  ['A board that is too long', boardLimitScene({ width: 460, height: 100 }, largestBoard, 50), ['size']],
  ['A panel that fits', panelLimitScene(samplePanel(2))],
];

/** Each scene, first within its limits and then beyond one of them. */
export const Scenes = meta.story({
  render: ({ figure, style }) => (
    <div style={grid}>
      {scenes.map(([name, scene, exceeded = []]) => (
        <LimitDrawing key={name} scene={scene} exceeded={exceeded} figure={figure} style={style} aria-label={name} />
      ))}
    </div>
  ),
});

export const Dark = Scenes.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const ForcedColours = Scenes.extend({ globals: { contrast: 'forced' } });
