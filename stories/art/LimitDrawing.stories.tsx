import {
  apertureScene,
  bendScene,
  boardScene,
  holeScene,
  LimitDrawing,
  panelScene,
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

/** Each scene, first within its limits and then beyond one of them. */
export const Scenes = meta.story({
  render: ({ figure, style }) => (
    <div style={grid}>
      {(
        [
          ['Tracks within the limit', narrowest, []],
          ['Tracks below the limit', { track: 0.1, gap: 0.2 }, ['track']],
        ] as const
      ).map(([name, pair, exceeded]) => (
        <LimitDrawing
          key={name}
          scene={trackScene(pair, narrowest)}
          exceeded={exceeded}
          figure={figure}
          aria-label={name}
          style={style}
        />
      ))}
      {(
        [
          ['A hole within the limits', 1.6, 0.3, []],
          ['A hole that is too deep for its drill', 3, 0.3, ['aspectRatio']],
        ] as const
      ).map(([name, thickness, drill, exceeded]) => (
        <LimitDrawing
          key={name}
          scene={holeScene({ thickness, drill, pad: 0.6 }, { drill: 0.3, aspectRatio: 8, ring: 0.127 })}
          exceeded={exceeded}
          figure={figure}
          aria-label={name}
          style={style}
        />
      ))}
      {(
        [
          ['An opening that releases paste', 0.3, []],
          ['An opening that is too narrow for its foil', 0.15, ['aspect', 'area']],
        ] as const
      ).map(([name, width, exceeded]) => (
        <LimitDrawing
          key={name}
          scene={apertureScene(
            { width, length: 1.2, foil: 0.12 },
            { slot: 0.18, opening: width > 0.2 ? { width, length: 0.34 } : undefined },
          )}
          exceeded={exceeded}
          figure={figure}
          aria-label={name}
          style={style}
        />
      ))}
      {(
        [
          ['A bend within the limit', 1.2, []],
          ['A bend below the limit', 0.4, ['radius']],
        ] as const
      ).map(([name, radius, exceeded]) => (
        <LimitDrawing
          key={name}
          scene={bendScene({ thickness: 0.1, radius }, { radius: 1 }, 2)}
          exceeded={exceeded}
          figure={figure}
          aria-label={name}
          style={style}
        />
      ))}
      {(
        [
          ['A board within the limit', 160, []],
          ['A board that is too long', 460, ['size']],
        ] as const
      ).map(([name, width, exceeded]) => (
        <LimitDrawing
          key={name}
          scene={boardScene({ width, height: 100 }, { width: 430, height: 385 }, 50)}
          exceeded={exceeded}
          figure={figure}
          aria-label={name}
          style={style}
        />
      ))}
      <LimitDrawing scene={panelScene(samplePanel(2))} figure={figure} aria-label="A panel that fits" style={style} />
    </div>
  ),
});

export const Dark = Scenes.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const ForcedColours = Scenes.extend({ globals: { contrast: 'forced' } });
