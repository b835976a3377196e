import { initialForms, type ServiceForms } from '@pcb/quoting/forms';
import { openDataSet } from '@pcb/gerber/openDataSet';
import type { InputFile } from '@pcb/gerber/reading';
import { BoardFiles, type BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { type DrawnOrder, OrderDrawing, type ShownPlace } from '@pcb/screens/quote/OrderDrawing';
import { readBoard } from '@pcb/screens/readBoard';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { useState } from 'react';
import { expect, fn, mocked, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced, expectSaid, listen } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../looks.ts';
import { sampleBoard, sampleBoardFiles } from './sampleBoard.ts';

const encoder = new TextEncoder();

const without = (part: string) => sampleBoardFiles.filter(({ name }) => !name.includes(part));

const read = await readBoard(sampleBoardFiles);

async function overviewOf(files: readonly InputFile[]) {
  const opened = await openDataSet(files);
  if (opened.status === 'refused') throw new Error(`The sample is refused: ${opened.reason}`);
  return opened.overview;
}

/** An outline of rectangles of 40 mm height, each by its left side and its width. */
const outlineOf = (...rectangles: readonly (readonly [left: number, width: number])[]): InputFile => ({
  name: 'sample-Edge_Cuts.gbr',
  bytes: encoder.encode(
    [
      '%FSLAX46Y46*%\n%MOMM*%\n%TF.FileFunction,Profile,NP*%\n%ADD10C,0.1*%\nD10*\nG01*\n',
      ...rectangles.map(
        ([x, width]) =>
          `X${x}000000Y0D02*\nX${x + width}000000Y0D01*\nX${x + width}000000Y40000000D01*\nX${x}000000Y40000000D01*\nX${x}000000Y0D01*\n`,
      ),
      'M02*\n',
    ].join(''),
  ),
});

const sample: BoardFilesProps = {
  service: 'fab',
  forms: initialForms,
  onFormsChange: fn(),
  reading: read,
  names: ['sample-board.zip'],
  dataSets: [],
  dataSet: undefined,
  onDataSetChange: fn(),
  layers: {},
  chosen: 0,
  onChosenChange: fn(),
  onFiles: fn(),
  onClear: fn(),
  onLayersChange: fn(),
  onFoldedChange: fn(),
  onShowPlace: fn(),
};

const boardOf = (reading: BoardFilesProps['reading']) => {
  if (reading.status === 'reading') return reading.overview;
  return reading.status === 'read' ? reading.board : undefined;
};

/** The card with the drawing that has the picture of its board, as on the order page. */
function WithDrawing({ onShowPlace, ...props }: BoardFilesProps) {
  const [shown, setShown] = useState<ShownPlace>();
  const board = boardOf(props.reading);
  const show = (place: ShownPlace) => {
    onShowPlace(place);
    setShown(place);
  };
  return (
    <>
      <BoardFiles {...props} onShowPlace={show} />
      {board ? (
        <OrderDrawing
          order={{ service: props.service, values: props.forms[props.service] } as DrawnOrder}
          files={{ board, shown }}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Storefront/BoardFiles',
  component: BoardFiles,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'The picture of the board is in OrderDrawing, or alone in BoardPicture.',
        'For files that are sent to us use FileField or UploadButton. These are read in the browser and stay there.',
      ],
      keyboard: ['`Tab` Moves through the buttons, the picture, the figures and the layers.'],
      copy: [
        'A refusal says what the file is and what to export instead.',
        'Each figure says how it was found and what it does not cover.',
        'What the form would change is listed before the button that changes it.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <Box elementType="main" padding={{ phone: 'large', laptop: 'xxlarge' }}>
        <Stack gap="large">
          <Heading level={1}>Order</Heading>
          <Heading level={2} size="title">
            Rigid boards
          </Heading>
          <Story />
        </Stack>
      </Box>
    ),
  ],
  args: sample,
  argTypes: { content: contentArgType, copy: contentArgType, reading: { control: false }, forms: { control: false } },
  render: function Host({ forms: initial, onFormsChange, chosen: first, onChosenChange, ...args }) {
    const [forms, setForms] = useState(initial);
    const [chosen, choose] = useState(first);
    const changeForms = (changed: ServiceForms) => {
      onFormsChange(changed);
      setForms(changed);
    };
    const change = (index: number) => {
      onChosenChange(index);
      choose(index);
    };
    return <WithDrawing {...args} forms={forms} onFormsChange={changeForms} chosen={chosen} onChosenChange={change} />;
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('lists what it changes, changes it at one press, and takes it back', async ({ canvas, userEvent, args }) => {
  await expect(
    canvas
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Board Size: 100 × 80 mm → 60 × 40 mm', 'Layer: 2 → 4']);
  await userEvent.click(canvas.getByRole('button', { name: 'Use these figures' }));
  await expect(mocked(args.onFormsChange).mock.lastCall?.[0].fab).toMatchObject({
    sizeX: '60',
    sizeY: '40',
    layers: '4',
  });
  await expect(canvas.getByText('The form agrees with your files.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show all of your files' })).toHaveFocus();
  await expectAnnounced('fields changed.');
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onFormsChange).toHaveBeenLastCalledWith(initialForms);
  await expect(canvas.getByRole('button', { name: 'Use these figures' })).toHaveFocus();
});

Ready.test('lists the holes in a table, with the number of its rows', async ({ canvas, userEvent }) => {
  const { holeSizes } = sampleBoard;
  await userEvent.click(canvas.getByRole('button', { name: `Holes by size, ${holeSizes.length} rows` }));
  const table = canvas.getByRole('table', { name: 'Holes by size' });
  await expect(within(table).getAllByRole('row')).toHaveLength(holeSizes.length + 1);
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Diameter', 'Plating', 'Holes', 'Slots']);
});

Ready.test('shows on the picture where a figure is', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Smallest gap' }));
  await expect(args.onShowPlace).toHaveBeenLastCalledWith(expect.objectContaining({ takesFocus: false }));
  await expect(await canvas.findByRole('img', { name: /The ring is at X/ })).toBeVisible();
  await expectAnnounced('Smallest gap: ringed in the picture.');
  const zoom = canvas.getByRole('status');
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(zoom).toHaveTextContent('100 %');
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Smallest gap' }));
  await expect(Number.parseFloat(zoom.textContent)).toBeGreaterThan(100);
});

/** Once the form has been filled: five figures and a thumbnail. */
export const Folded = meta.story({ args: { isFolded: true } });

Folded.test('is at most 240 px high, and has five figures and one picture to zoom', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Your files' });
  await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  await expect(
    within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`),
  ).toEqual([
    'Board size: 60.00 × 40.00\u00a0mm',
    'Copper layers: 4',
    expect.stringMatching(/^Narrowest track: [\d.]+\u00a0mm$/),
    expect.stringMatching(/^Smallest gap: [\d.]+\u00a0mm$/),
    expect.stringMatching(/^Smallest hole: [\d.]+\u00a0mm$/),
  ]);
  await expect(canvas.getAllByRole('group', { name: 'Zoom' })).toHaveLength(1);
});

Folded.test('opens again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all of your files' }));
  await expect(args.onFoldedChange).toHaveBeenLastCalledWith(false);
});

/** Folded files that the form no longer agrees with, and that have something to check. */
export const FoldedOnPhone = meta.story({
  args: { isFolded: true, reading: await readBoard(without('Edge_Cuts')) },
  globals: phone,
});

FoldedOnPhone.test('says what is to check', async ({ canvas }) => {
  await expect(canvas.getByText(/from your files \(\d notes? to check\)$/)).toBeVisible();
});

/** The customer says in the form that the hole sizes in the files are those of the drills. */
export const DrillSizes = meta.story({
  args: { forms: { ...initialForms, fab: { ...initialForms.fab, holeSizes: 'drill' } } },
});

DrillSizes.test('says so at the holes and at the annular ring', async ({ canvas }) => {
  await expect(canvas.getByText('These are the sizes of the drills.')).toBeVisible();
  await expect(canvas.getByText(/^Beyond the drill, whose size is in the files\./)).toBeVisible();
});

Ready.test('reads hole sizes as finished sizes, and measures the annular ring from the drill', async ({ canvas }) => {
  await expect(canvas.getByText('These are finished sizes.')).toBeVisible();
  await expect(
    canvas.getByText(/^Beyond the drill\. Plated holes over 0\.45 mm get a drill that is 0\.10 mm wider/),
  ).toBeVisible();
});

/** A hint beside a field shows the place of its figure, as this button does. */
export const FromAHint = meta.story({
  render: function Host(args) {
    const [shown, setShown] = useState<BoardFilesProps['shown']>();
    return (
      <>
        <Inline>
          <Button onPress={() => setShown({ figure: 'smallestGap' })}>Show the smallest gap</Button>
        </Inline>
        <WithDrawing {...args} shown={shown} />
      </>
    );
  },
});

FromAHint.test('moves the focus to the picture and says where the figure is', async ({ canvas, userEvent }) => {
  const show = canvas.getByRole('button', { name: 'Show the smallest gap' });
  await userEvent.click(show);
  const picture = await canvas.findByRole('img', { name: /The ring is at X/ });
  await expectAnnounced('Smallest gap: ringed in the picture.');
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement?.contains(picture)).toBe(true);
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

LoadedLate.test('says once that the files were read', async ({ canvas, userEvent }) => {
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

Ready.test('lets a file be another layer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /files and their layers$/ }));
  await userEvent.click(canvas.getByRole('combobox', { name: /sample-In1_Cu\.gbr/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Drawing' }));
  await expect(args.onLayersChange).toHaveBeenLastCalledWith({ 'sample-In1_Cu.gbr': { function: 'drawing' } });
});

Ready.test('is removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove files' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

Ready.test('takes other files', async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Choose other files' })).toBeVisible();
  const file = new File(['x'], 'other.zip');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  await expect(args.onFiles).toHaveBeenLastCalledWith([{ name: 'other.zip', file }]);
});

/** The code of the reader loads. */
export const Starting = meta.story({ args: { reading: { status: 'reading', progress: undefined } } });

export const Reading = meta.story({
  args: { reading: { status: 'reading', progress: { step: 'gap', file: 'sample-F_Cu.gbr', share: 0.7 } } },
});

Reading.test('says how far it is, and can be cancelled', async ({ canvas, userEvent, args }) => {
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

Measuring.test('shows the picture and the size, and says which figures are to come', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('60.00 × 40.00 mm')).toBeVisible();
  await expect(await canvas.findByRole('img', { name: /^Top side, 60 × 40 mm, 4 copper layers/ })).toBeVisible();
  await expect(canvas.getAllByText('Being measured.')).toHaveLength(5);
  await userEvent.click(await canvas.findByRole('radio', { name: 'Bottom' }));
  await expect(await canvas.findByRole('img', { name: /^Bottom side/ })).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Reading your files' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Use these figures' })).not.toBeInTheDocument();
});

const overview = await overviewOf(sampleBoardFiles);

/** What a reader reports, in its order. */
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

StepByStep.test('says the size once and the end once, and keeps the side', async ({ canvas, userEvent }) => {
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

/** No outline layer: the size stays what the customer typed. */
export const WithoutOutline = meta.story({ args: { reading: await readBoard(without('Edge_Cuts')) } });

WithoutOutline.test('says so, and changes no size', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('There is no outline layer. Enter the size of the board yourself.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use these figures' }));
  await expect(mocked(args.onFormsChange).mock.lastCall?.[0].fab).toMatchObject({
    sizeX: '100',
    sizeY: '80',
    layers: '4',
  });
});

/** The outline has two boards, and the customer says which one is ordered. */
export const SeveralBoards = meta.story({
  args: { reading: await readBoard([...without('Edge_Cuts'), outlineOf([0, 60], [70, 60])]) },
});

SeveralBoards.test('asks which one is ordered', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: /Board to order/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Board 2/ }));
  await expect(args.onChosenChange).toHaveBeenLastCalledWith(1);
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

/** The zip has the files of two boards: one is read at a time, and the customer says which. */
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

SeveralDataSets.test('reads the board that is chosen, and fills in nothing before that', async (context) => {
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

/** The outline has rails beside the board: the panel is ordered, or the board. */
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

/** What is read only in part, or taken for something. */
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

ToCheck.test('says what lies outside, what is not read, and what was taken for what', async ({ canvas }) => {
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

/** A file whose name and content say nothing. */
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

/** Names that state no side, as those of Zuken: Conductive-1, Conductive-2. */
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

UnknownSides.test('asks for them, and says what is close once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Nothing states on which side these are: sample-F_Cu\.gbr, /)).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: /sample-B_Cu\.gbr/ })).toHaveTextContent('Copper');
  await expect(
    canvas.getByText(
      'Copper nearly touches in 2 places, 0.020 mm apart or more. Check whether it should be connected.',
    ),
  ).toBeVisible();
});

UnknownSides.test('shows where copper is closest', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Copper that nearly touches' }));
  await expect(await canvas.findByRole('img', { name: /The ring is at X 11 mm, Y 10 mm/ })).toBeVisible();
  await expectAnnounced('Copper that nearly touches: ringed in the picture.');
});

/** The design file itself, instead of what is exported from it. */
export const ForeignFormat = meta.story({
  args: {
    reading: { status: 'refused', reason: 'foreign-format', format: 'kicad-board', file: 'board.kicad_pcb' },
    names: ['board.kicad_pcb'],
  },
});

ForeignFormat.test('says what to export', async ({ canvas }) => {
  const notice = within(canvas.getByText('These files were not read').closest('div') ?? document.body);
  await expect(notice.getByText(/choose File, Fabrication Outputs, Gerbers/)).toBeVisible();
});

export const Encrypted = meta.story({
  args: { reading: { status: 'refused', reason: 'encrypted', file: 'board.zip' } },
});

/** The browser ended the reader. */
export const ReaderEnded = meta.story({ args: { reading: { status: 'refused', reason: 'reader-ended' } } });

/** The form agrees with the files already. */
export const Agreeing = meta.story({
  args: {
    forms: {
      ...initialForms,
      fab: { ...initialForms.fab, sizeX: '60', sizeY: '40', layers: '4', track: '0.20' },
    },
  },
});

export const Flexible = meta.story({ args: { service: 'flex' } });

export const Stencil = meta.story({ args: { service: 'stencil' } });

/** The form differs from the files in what the files cannot fill in: a stencil is ordered, and there is no paste layer. */
export const NothingToFill = meta.story({
  args: { service: 'stencil', reading: await readBoard(without('Paste')) },
});

NothingToFill.test('refers to the notes beside the fields', async ({ canvas }) => {
  await expect(canvas.getByText(/^There is nothing to fill in\./)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Use these figures' })).toHaveAttribute('aria-disabled', 'true');
});

/** Names that are long or hostile. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    names: [`${'control-unit-'.repeat(12)}<script>alert(1)</script>.zip`],
    reading: await readBoard(
      sampleBoardFiles.map(({ name, bytes }) => ({ name: `${'മലയാളം-'.repeat(12)}<b>${name}`, bytes })),
      {},
    ),
  },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
