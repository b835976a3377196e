import { BoardFiles } from '@pcb/screens/quote/BoardFiles';
import { readBoard } from '@pcb/screens/readBoard';
import { expect, mocked, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { boardFilesMeta, encoder, outlineOf, read, without } from './boardFilesStory.tsx';
import { sampleBoard } from './sampleBoard.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/BoardFiles',
  component: BoardFiles,
  tags: ['screen'],
  ...boardFilesMeta,
});

/** No outline layer: the size stays as typed. */
export const WithoutOutline = meta.story({ args: { reading: await readBoard(without('Edge_Cuts')) } });

WithoutOutline.test('states that the outline is missing, and keeps the size', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('There is no outline layer. Enter the size of the board yourself.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use these figures' }));
  await expect(mocked(args.onFormsChange).mock.lastCall?.[0].fab).toMatchObject({
    sizeX: '100',
    sizeY: '80',
    layers: '4',
  });
});

/** The outline has two boards, and the customer chooses the ordered one. */
export const SeveralBoards = meta.story({
  args: { reading: await readBoard([...without('Edge_Cuts'), outlineOf([0, 60], [70, 60])]) },
});

SeveralBoards.test('asks which one is ordered', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: /Board to order/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Board 2/ }));
  await expect(args.onChosenChange).toHaveBeenLastCalledWith(1);
});

/** The outline has rails next to the board, so the order is for the panel or for the board. */
export const Panel = meta.story({
  args: { reading: await readBoard([...without('Edge_Cuts'), outlineOf([-7, 7], [0, 60], [60, 7])]) },
});

Panel.test('asks whether the panel or the board is ordered', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^The outline has contours in or beside each other: a panel and/)).toBeVisible();
  await expect(canvas.getByText('74.00 × 40.00 mm')).toBeVisible();
  await userEvent.click(canvas.getByRole('combobox', { name: /Board to order/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Board 2: 60\.00 × 40\.00/ }));
  await expect(args.onChosenChange).toHaveBeenLastCalledWith(1);
});

/** Files that are read only in part, or interpreted. */
export const ToCheck = meta.story({
  args: {
    reading: {
      ...read,
      board: {
        ...sampleBoard,
        notes: [
          { code: 'outside-outline', holes: 4, pads: 1 },
          { code: 'unread-drill-command', file: 'sample-PTH.drl', command: 'M99', count: 2, line: 12 },
          { code: 'undefined-aperture', file: 'sample-F_Cu.gbr', aperture: 'D77', line: 40 },
          {
            code: 'layer-not-identified',
            file: 'sample-F_Mask.gbr',
            takenFor: { function: 'soldermask', side: 'top' },
          },
          { code: 'files-twice', files: ['sample-board.zip/sample-F_Cu.gbr', 'sample-board.zip/sample-B_Cu.gbr'] },
        ],
        files: sampleBoard.files.map((file) =>
          file.name === 'sample-F_Mask.gbr' ? { ...file, foundBy: 'content' } : file,
        ),
      },
    },
  },
});

ToCheck.test('lists objects outside the board, unread parts, and interpreted files', async ({ canvas }) => {
  const notice = canvas.getByText('To check').closest('div') ?? document.body;
  await expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '4 holes and 1 pad lie outside the outline. Check whether that belongs to the board.',
    'sample-PTH.drl has the drill command M99 in line 12, which we do not read. Holes may be missing.',
    'sample-F_Cu.gbr draws with the aperture D77 from line 40 on, which it never defines. Those lines are missing in the picture.',
    'Nothing states what layer sample-F_Mask.gbr is. By its content we took it for this: Solder mask, top. Correct it below if that is wrong.',
    '2 files are there twice and count once: sample-F_Cu.gbr and sample-B_Cu.gbr.',
  ]);
  await expect(canvas.getByRole('combobox', { name: /sample-F_Mask\.gbr/ })).toBeVisible();
});

/** A file whose name and content do not reveal its layer. */
export const UnknownLayer = meta.story({
  args: {
    reading: await readBoard(
      [
        ...without('B_Mask'),
        { name: 'a1.dat', bytes: encoder.encode('%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,1*%\nD10*\nX0Y0D03*\nM02*\n') },
      ],
      {},
    ),
  },
});

UnknownLayer.test('opens the list of layers', async ({ canvas }) => {
  await expect(canvas.getByText('We do not know what layer a1.dat is. Say it below.')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: /a1\.dat/ })).toBeVisible();
});

/** Names without a side, as from Zuken: Conductive-1, Conductive-2. */
export const UnknownSides = meta.story({
  args: {
    reading: {
      ...read,
      board: {
        ...sampleBoard,
        nearlyTouching: [0.03, 0.02].map((distance, index) => ({
          x: 10 + index,
          y: 10,
          distance,
          file: 'sample-F_Cu.gbr',
        })),
        files: sampleBoard.files.map((file) =>
          file.layer.function === 'copper' ? { ...file, layer: { function: 'copper' } } : file,
        ),
      },
    },
  },
});

UnknownSides.test('asks for the sides, and mentions close copper once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Nothing states on which side these are: sample-F_Cu\.gbr, /)).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: /sample-B_Cu\.gbr/ })).toHaveTextContent('Copper');
  await expect(
    canvas.getByText(
      'Copper nearly touches in 2 places, 0.020 mm apart or more. Check whether it should be connected.',
    ),
  ).toBeVisible();
});

UnknownSides.test('shows the place where copper is closest', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Copper that nearly touches' }));
  await expect(await canvas.findByRole('img', { name: /The ring is at X 11 mm, Y 10 mm/ })).toBeVisible();
  await expectAnnounced('Copper that nearly touches: ringed in the picture.');
});
