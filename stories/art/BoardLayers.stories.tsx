import { BoardLayers, boardLayers } from '@pcb/art/BoardLayers';
import { Grid } from '@pcb/ui/Grid';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const names = {
  laminate: 'Laminate',
  copper: 'Copper',
  solderMask: 'Solder mask',
  surfaceFinish: 'Finish',
  legend: 'Legend',
  components: 'Components',
};

const meta = preview.meta({
  title: 'Art/BoardLayers',
  component: BoardLayers,
  parameters: {
    guide: {
      instead: ['`BoardArt` for a finished board.'],
      keyboard: [],
      copy: [
        'Omit `aria-label` if the drawing is decorative.',
        'Use the names of the layers that the page uses in its text.',
      ],
    },
  },
  args: { seed: 'about', style: { maxWidth: '32rem' } },
  argTypes: {
    seed: { control: 'text' },
    aspect: { control: { type: 'range', min: 0.5, max: 4, step: 0.05 } },
    upTo: { control: 'select', options: boardLayers },
    names: { control: 'object' },
    style: { table: { disable: true } },
  },
});

/** Without `upTo` the board builds up on its way through the viewport. At rest, and with reduced motion, it is complete. */
export const Playground = meta.story({ tags: ['ready'] });

/** The six states of the board, in the order of production. */
export const UpToEachLayer = meta.story({
  args: { style: {} },
  render: (args) => (
    <Grid minColumnWidth="18rem">
      {boardLayers.map((layer) => (
        <BoardLayers
          key={layer}
          {...args}
          upTo={layer}
          aria-label={`The board up to its ${names[layer].toLowerCase()}`}
        />
      ))}
    </Grid>
  ),
});

UpToEachLayer.test('shows the layers up to the last one', async ({ canvas }) => {
  for (const [index, picture] of canvas.getAllByRole('img').entries()) {
    const shown = [...picture.children].filter((layer) => getComputedStyle(layer).opacity === '1');
    await expect(shown).toHaveLength(index + 1);
  }
});

/** The names of the layers below the picture, with a mark for each layer that is on the board. */
export const Named = meta.story({
  args: { upTo: 'solderMask', names, 'aria-label': 'A controller board with its solder mask' },
});

Named.test('lists the layers in the order of production', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'A controller board with its solder mask' })).toBeVisible();
  const items = within(canvas.getByRole('list')).getAllByRole('listitem');
  await expect(items.map((item) => item.textContent)).toEqual(Object.values(names));
});

/** The layers lifted apart, on the background of the home page, which has the colour of the mask. */
export const Apart = meta.story({
  tags: ['on-inverse'],
  args: { isApart: true, 'aria-label': 'The layers of a board' },
});

Apart.test('lifts each layer above the one below it, inside the box of the picture', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'The layers of a board' });
  const boxes = [...picture.children].map((layer) => layer.getBoundingClientRect());
  const centres = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  await expect(centres).toEqual(centres.toSorted((a, b) => b - a));
  await expect(new Set(centres.map(Math.round)).size).toBe(boxes.length);
  const { top, bottom } = picture.getBoundingClientRect();
  await expect(Math.min(...boxes.map((box) => box.top))).toBeGreaterThanOrEqual(top);
  await expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(bottom);
});

/** Scroll down: the layers appear one after another. */
export const Scrolled = meta.story({
  args: { names },
  render: (args) => (
    <div style={{ paddingBlock: '110vh' }}>
      <BoardLayers {...args} />
    </div>
  ),
});

export const LongNames = meta.story({
  tags: ['long-content'],
  args: {
    names: {
      ...names,
      surfaceFinish: 'Electroless nickel and immersion gold, or hot-air solder levelling without lead',
    },
  },
});

export const UnbrokenName = meta.story({
  tags: ['unbroken'],
  args: {
    names: {
      ...names,
      laminate: 'Glasfaserverstärktesepoxidharzlaminatmithoherglasübergangstemperaturundkupferkaschierung',
    },
    style: { maxWidth: '16rem' },
  },
});

export const Dark = meta.story({ tags: ['dark'], args: { names }, globals: { theme: 'dark' } });
export const OnInverse = meta.story({ tags: ['on-inverse'], args: { names } });
