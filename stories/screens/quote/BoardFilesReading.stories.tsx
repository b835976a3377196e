import type { InputFile } from '@pcb/gerber/reading';
import { BoardFiles, type BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { readBoard } from '@pcb/screens/readBoard';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { boardFilesMeta, outlineOf, overviewOf, read, WithDrawing, without } from './boardFilesStory.tsx';
import { sampleBoardFiles } from './sampleBoard.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/BoardFiles',
  component: BoardFiles,
  tags: ['screen'],
  ...boardFilesMeta,
});

/** The code of the card can load after the files have been read, and the card mounts again with its tab. */
export const LoadedLate = meta.story({
  args: { reading: await readBoard(sampleBoardFiles) },
  render: function Host(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <Inline>
          <Button onPress={() => setThere(!isThere)}>Change the tab</Button>
        </Inline>
        {isThere ? <WithDrawing {...args} /> : null}
      </>
    );
  },
});

LoadedLate.test('announces once that the files were read', async ({ canvas, userEvent }) => {
  const said = listen();
  const tab = canvas.getByRole('button', { name: 'Change the tab' });
  await userEvent.click(tab);
  const read = `${sampleBoardFiles.length} files read. The figures are under the heading Your files.`;
  await expectSaid(said, [read]);
  await userEvent.click(tab);
  await userEvent.click(tab);
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Smallest gap' }));
  await expectSaid(said, [read, 'Smallest gap: ringed in the picture.']);
});

/** The code of the reader loads. */
export const Starting = meta.story({ args: { reading: { status: 'reading', progress: undefined } } });

export const Reading = meta.story({
  args: { reading: { status: 'reading', progress: { step: 'gap', file: 'sample-F_Cu.gbr', share: 0.7 } } },
});

Reading.test('shows the progress, and can be cancelled', async ({ canvas, userEvent, args }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Reading your files' });
  await expect(bar).toHaveAttribute('aria-valuetext', 'Measuring gaps sample-F_Cu.gbr');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** The outline is known, and the copper is still being measured. */
export const Measuring = meta.story({
  args: {
    reading: {
      status: 'reading',
      progress: { step: 'gap', file: 'sample-F_Cu.gbr', share: 0.7 },
      overview: await overviewOf(sampleBoardFiles),
    },
  },
});

Measuring.test('shows the picture and the size, and names the pending figures', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('60.00 × 40.00 mm')).toBeVisible();
  await expect(await canvas.findByRole('img', { name: /^Top side, 60 × 40 mm, 4 copper layers/ })).toBeVisible();
  await expect(canvas.getAllByText('Being measured.')).toHaveLength(5);
  await userEvent.click(await canvas.findByRole('radio', { name: 'Bottom' }));
  await expect(await canvas.findByRole('img', { name: /^Bottom side/ })).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Reading your files' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Use these figures' })).not.toBeInTheDocument();
});

const overview = await overviewOf(sampleBoardFiles);

/** The reports of a reader, in order. */
const stages: readonly BoardFilesProps['reading'][] = [
  { status: 'reading', progress: undefined },
  { status: 'reading', progress: { step: 'tracks', share: 0.5 }, overview },
  { status: 'reading', progress: { step: 'gap', share: 0.7 }, overview },
  await readBoard(sampleBoardFiles),
];

/** From the files to the figures, a step with each press. */
export const StepByStep = meta.story({
  render: function Host(args) {
    const [stage, setStage] = useState(0);
    return (
      <>
        <Inline>
          <Button onPress={() => setStage(stage + 1)}>Next step</Button>
        </Inline>
        <WithDrawing {...args} reading={stages[stage] ?? read} />
      </>
    );
  },
});

StepByStep.test('announces the size once and the end once, and keeps the side', async ({ canvas, userEvent }) => {
  const said = listen();
  const next = canvas.getByRole('button', { name: 'Next step' });
  const size = '60.00 × 40.00\u00a0mm, 4 copper layers. The copper is still being measured.';
  await userEvent.click(next);
  await expectSaid(said, [size]);
  await userEvent.click(await canvas.findByRole('radio', { name: 'Bottom' }));
  await userEvent.click(next);
  await userEvent.click(next);
  await expectSaid(said, [
    size,
    `${sampleBoardFiles.length} files read. The figures are under the heading Your files.`,
  ]);
  await expect(await canvas.findByRole('img', { name: /^Bottom side/ })).toBeVisible();
});

const inFolder = (folder: string, files: readonly InputFile[]) =>
  files.map(({ name, bytes }) => ({ name: `${folder}/${name}`, bytes }));

const twoBoards = [
  ...inFolder('main', sampleBoardFiles),
  ...inFolder('keys', [...without('Edge_Cuts'), outlineOf([0, 70])]),
];
const dataSets = ['main/sample', 'keys/sample'];
const ofEach: ReadonlyMap<string | undefined, BoardFilesProps['reading']> = new Map(
  await Promise.all(dataSets.map(async (dataSet) => [dataSet, await readBoard(twoBoards, { dataSet })] as const)),
);

/** The zip has the files of two boards: one is read at a time, and the customer chooses it. */
export const SeveralDataSets = meta.story({
  args: { dataSets, dataSet: dataSets[0] },
  render: function Host({ onDataSetChange, ...args }) {
    const [dataSet, setDataSet] = useState(args.dataSet);
    const [isReading, setReading] = useState(false);
    const change = (chosen: string) => {
      onDataSetChange(chosen);
      setDataSet(chosen);
      setReading(true);
    };
    const reading = isReading ? stages[0] : ofEach.get(dataSet);
    return (
      <>
        <Inline>
          <Button onPress={() => setReading(false)}>End the reading</Button>
        </Inline>
        <WithDrawing {...args} reading={reading ?? read} dataSet={dataSet} onDataSetChange={change} />
      </>
    );
  },
});

SeveralDataSets.test('reads the chosen board, and does not fill in the form before', async (context) => {
  const { canvas, userEvent, args } = context;
  const board = canvas.getByRole('combobox', { name: 'Board' });
  await expect(canvas.getByRole('button', { name: 'Use these figures' })).toBeVisible();
  await userEvent.click(board);
  await userEvent.click(await screen.findByRole('option', { name: 'keys/sample' }));
  await expect(args.onDataSetChange).toHaveBeenLastCalledWith('keys/sample');
  await expect(board).toHaveTextContent('keys/sample');
  await expect(board).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Use these figures' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'End the reading' }));
  await expect(canvas.getByText('70.00 × 40.00 mm')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: `${sampleBoardFiles.length} files and their layers` }));
  await expect(canvas.queryByRole('combobox', { name: /main\/sample-F_Cu/ })).not.toBeInTheDocument();
});

/** The design file itself, instead of its exported files. */
export const ForeignFormat = meta.story({
  args: {
    reading: { status: 'refused', reason: 'foreign-format', format: 'kicad-board', file: 'board.kicad_pcb' },
    names: ['board.kicad_pcb'],
  },
});

ForeignFormat.test('states what to export', async ({ canvas }) => {
  const notice = within(canvas.getByText('These files were not read').closest('div') ?? document.body);
  await expect(notice.getByText(/choose File, Fabrication Outputs, Gerbers/)).toBeVisible();
});

export const Encrypted = meta.story({
  args: { reading: { status: 'refused', reason: 'encrypted', file: 'board.zip' } },
});

/** The browser ended the reader. */
export const ReaderEnded = meta.story({ args: { reading: { status: 'refused', reason: 'reader-ended' } } });
