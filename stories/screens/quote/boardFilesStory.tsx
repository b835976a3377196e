import { openDataSet } from '@pcb/gerber/openDataSet';
import type { InputFile } from '@pcb/gerber/reading';
import { initialForms, type ServiceForms } from '@pcb/quoting/forms';
import { BoardFiles, type BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { type DrawnOrder, OrderDrawing, type MarkedPlace } from '@pcb/screens/quote/OrderDrawing';
import { readBoard } from '@pcb/screens/readBoard';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { sampleBoardFiles } from './sampleBoard.ts';

export const encoder = new TextEncoder();

export const without = (part: string) => sampleBoardFiles.filter(({ name }) => !name.includes(part));

export const read = await readBoard(sampleBoardFiles);

export async function overviewOf(files: readonly InputFile[]) {
  const opened = await openDataSet(files);
  if (opened.status === 'refused') throw new Error(`The sample is refused: ${opened.reason}`);
  return opened.overview;
}

/** An outline of rectangles 40 mm high, each given by its left side and its width. */
export const outlineOf = (...rectangles: readonly (readonly [left: number, width: number])[]): InputFile => ({
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

/** The card next to the drawing with the picture of its board, as on the order page. */
export function WithDrawing({ onShowPlace, ...props }: BoardFilesProps) {
  const [markedPlace, setMarkedPlace] = useState<MarkedPlace>();
  const board = boardOf(props.reading);
  const show = (place: MarkedPlace) => {
    onShowPlace(place);
    setMarkedPlace(place);
  };
  return (
    <>
      <BoardFiles {...props} onShowPlace={show} />
      {board ? (
        <OrderDrawing
          order={{ service: props.service, values: props.forms[props.service] } as DrawnOrder}
          files={{ board, markedPlace }}
        />
      ) : null}
    </>
  );
}

/** Shared by the story files of the board files. */
export const boardFilesMeta = {
  parameters: { layout: 'fullscreen' as const },
  decorators: [
    (Story: ComponentType) => (
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
  render: function Host({ forms: initial, onFormsChange, chosen: first, onChosenChange, ...args }: BoardFilesProps) {
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
};
