import {
  boardScene,
  panelScene,
  ScaleDrawing,
  stencilScene,
  unknownScene,
  workingPanelScene,
} from '@pcb/art/ScaleDrawing';
import { layOut } from '@pcb/engineering/panel';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { samplePanel } from './samplePanel.ts';

const meta = preview.meta({
  title: 'Art/ScaleDrawing',
  component: ScaleDrawing,
  parameters: {
    guide: {
      instead: [
        '`DeliveryPanelDrawing` to explain the parts of a panel.',
        '`StackUpDrawing` for the layers of a board.',
      ],
      keyboard: [],
      copy: ['The label says what is drawn and its size.', 'Figures have their unit, since there are two.'],
    },
  },
  args: {
    scene: boardScene({ width: 100, height: 80 }, { material: 'fr4', finish: 'gold' }),
    figure: (mm: number) => `${mm} mm`,
    'aria-label': 'Board, 100 by 80 millimetres',
    style: { maxWidth: '22rem' },
  },
  argTypes: {
    scene: { control: false },
    camera: { control: false },
    figure: { control: false },
    style: { table: { disable: true } },
  },
});

const figuresIn = (picture: Element) => [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is an image with a name, with the dimensions and a scale bar', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'Board, 100 by 80 millimetres' });
  await expect(figuresIn(picture)).toEqual(['100 mm', '80 mm', '20 mm']);
});

const gold = { material: 'fr4', finish: 'gold' } as const;

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' };

/** Each material and finish of the order forms. */
export const Materials = meta.story({
  render: (args) => (
    <div style={grid}>
      {(
        [
          ['fr4', 'tin'],
          ['fr4', 'gold'],
          ['rogers', 'gold'],
          ['polyimide', 'paleGold'],
          ['pe', 'tin'],
        ] as const
      ).map(([material, finish]) => (
        <ScaleDrawing
          {...args}
          key={material + finish}
          scene={boardScene({ width: 60, height: 30 }, { material, finish })}
          aria-label={`${material} board with ${finish} pads`}
        />
      ))}
    </div>
  ),
});

/** Panels with milled gaps and with V-cuts, on a working panel, a board that does not fit one, and stencils. */
export const Subjects = meta.story({
  render: (args) => (
    <div style={grid}>
      <ScaleDrawing {...args} scene={panelScene(samplePanel(2), gold)} aria-label="Panel of six boards" />
      <ScaleDrawing
        {...args}
        scene={panelScene(samplePanel(0), { material: 'rogers', finish: 'gold' })}
        aria-label="Panel of six boards with V-cuts"
      />
      <ScaleDrawing
        {...args}
        scene={workingPanelScene({ panel: samplePanel(2) }, gold)}
        aria-label="Working panel with 12 panels"
      />
      <ScaleDrawing
        {...args}
        scene={workingPanelScene(
          { board: { width: 700, height: 300 }, layout: layOut({ width: 700, height: 300 }, 2) },
          gold,
        )}
        aria-label="A board that does not fit the working panel"
      />
      <ScaleDrawing {...args} scene={stencilScene({ width: 400, height: 300 }, true)} aria-label="Framed stencil" />
      <ScaleDrawing {...args} scene={stencilScene({ width: 200, height: 150 }, false)} aria-label="Frameless stencil" />
    </div>
  ),
});

/** A board larger and thinner than any real one, one smaller than the coin, and one too small for a coin. */
export const Extremes = meta.story({
  render: (args) => (
    <div style={grid}>
      <ScaleDrawing
        {...args}
        scene={boardScene({ width: 1000, height: 1 }, gold)}
        aria-label="Strip, 1000 by 1 millimetres"
      />
      <ScaleDrawing
        {...args}
        scene={boardScene({ width: 12, height: 9 }, gold)}
        aria-label="Board, 12 by 9 millimetres"
      />
      <ScaleDrawing {...args} scene={boardScene({ width: 1, height: 1 }, gold)} aria-label="Board, 1 by 1 millimetre" />
    </div>
  ),
});

/** Single boards on the working panel: 88 of them are one path. */
export const WorkingPanel = meta.story({
  args: {
    scene: workingPanelScene(
      { board: { width: 50, height: 50 }, layout: layOut({ width: 50, height: 50 }, 2) },
      { material: 'fr4', finish: 'gold' },
    ),
    'aria-label': 'Working panel with 88 boards',
  },
});

/** A corner at eight times the size, in mil. */
export const Magnified = meta.story({
  args: { camera: { zoom: 8, x: 0.2, y: 0.85 }, unit: 'mil', figure: (mm: number) => `${Math.round(mm / 0.0254)} mil` },
});

export const Unknown = meta.story({ args: { scene: unknownScene(), 'aria-label': 'No size yet' } });

Unknown.test('has dashes instead of figures and no scale', async ({ canvas }) => {
  await expect(figuresIn(canvas.getByRole('img', { name: 'No size yet' }))).toEqual(['—', '—']);
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
