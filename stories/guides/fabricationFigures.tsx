import { BoardLayers } from '@pcb/art/BoardLayers';
import { OrderSketch } from '@pcb/art/OrderSketch';
import { SizeDrawing } from '@pcb/art/SizeDrawing';
import { StackUpDrawing } from '@pcb/art/StackUpDrawing';
import { formatMm } from '@pcb/engineering/lengths';
import { stackUpsOf } from '@pcb/engineering/stackUps';
import { type Figure, type FigureLimit, type PasteAperture, type ReadDataSet, sizeSources } from '@pcb/gerber/reading';
import type { BoardSide } from '@pcb/quoting/fileFigures';
import { boardFilesContent } from '@pcb/screens/quote/BoardFiles';
import { readBoard } from '@pcb/screens/readBoard';
import type { ReactNode } from 'react';
import { sampleBoardFiles } from '../screens/quote/sampleBoard.ts';

/** A figure of the fabrication files, with its value for the sample board. */
export interface FabricationFigure {
  id: string;
  label: string;
  drawing: ReactNode;
  what: string;
  /** The values of the sample board. */
  values: readonly string[];
  /** The ways to find it, the most reliable one first. */
  foundBy: readonly string[];
  notCovered: readonly FigureLimit[];
}

const { figures: words, holeTable: table } = boardFilesContent;

const reading = await readBoard(sampleBoardFiles);
if (reading.status === 'refused') throw new Error(`The sample is refused: ${reading.reason}`);
const { board, figures } = reading;
const [compared] = figures;
if (!board.size || !compared) throw new Error('The sample has no outline.');
const { width, height } = board.size;
const [stackUp] = stackUpsOf(board.copperLayers);

const countedBy: readonly ReadDataSet['copperLayersFoundBy'][] = ['stated-by-x2', 'files-with-copper'];

/** The texts of a measured figure. */
function measured(figure: Figure, text: (value: number) => string) {
  if (figure.status === 'missing') throw new Error(`The sample has a figure less: ${figure.reason}`);
  return { values: [text(figure.value)], foundBy: [words.foundBy(figure.foundBy, [])], notCovered: figure.notCovered };
}

const pasteValue = (aperture: PasteAperture) =>
  aperture.status === 'missing'
    ? words.missing(aperture.reason)
    : `${formatMm(aperture.areaPerPerimeter, 3)} mm area by perimeter, ${formatMm(aperture.width, 3)} mm wide`;

const sidesOf = (label: string, sides: readonly BoardSide[]) =>
  `${label}: ${sides.length > 0 ? sides.join(' and ') : 'none'}`;

/** The figures that the order page reads from fabrication files, in its order. */
export const fabricationFigures: readonly FabricationFigure[] = [
  {
    id: 'size',
    label: words.size,
    drawing: (
      <SizeDrawing
        size={[width, height]}
        figure={(mm) => `${formatMm(mm, 2)} mm`}
        aria-label={`A board of ${words.sizeValue(width, height)}`}
      />
    ),
    what: 'Width and height between the centre lines of the outline: the router follows them. Of several closed outlines it is the smallest with 98 % of the holes, since a larger one can be the frame of a drawing.',
    values: [words.sizeValue(width, height)],
    foundBy: sizeSources.map(words.sizeSource),
    notCovered: [],
  },
  {
    id: 'layers',
    label: words.copperLayers,
    drawing: stackUp && (
      <StackUpDrawing
        stackUp={stackUp}
        thickness={`${formatMm(stackUp.thickness, 2)} mm`}
        aria-label={`A stack-up with ${board.copperLayers} copper layers`}
      />
    ),
    what: 'The layers of copper that draw something. Two files for the same side count once.',
    values: [String(board.copperLayers)],
    foundBy: countedBy.map(words.layerSource),
    notCovered: [],
  },
  {
    id: 'track',
    label: words.smallestTrack,
    drawing: (
      <OrderSketch
        subject="trackAndSpacing"
        aria-label="The width of a track, and the gap between it and the next one"
      />
    ),
    what: 'The width of the narrowest lines that connect something: their copper has a pad, they lie on the board, no other copper touches their sides, and those of one width are 1 mm long in total.',
    ...measured(board.smallestTrack, words.value),
  },
  {
    id: 'gap',
    label: words.smallestGap,
    drawing: (
      <OrderSketch subject="trackAndSpacing" aria-label="The gap between two tracks, and the width of one of them" />
    ),
    what: 'The shortest distance between two pieces of copper that are not connected, neither by copper nor by a hole nor by a net that the file states. Copper closer than 0.05 mm is listed as nearly touching instead: it is often meant to be connected.',
    ...measured(board.smallestGap, words.value),
  },
  {
    id: 'ring',
    label: words.smallestRing,
    drawing: (
      <OrderSketch
        subject="annularRing"
        aria-label="The narrowest part of the copper around a hole that is off centre"
      />
    ),
    what: 'The copper between a hole, with the diameter in the file, and the edge of its pad, where it is narrowest. Below zero the hole leaves its pad. The order form computes it beyond the drill, which is wider than a finished hole.',
    ...measured(board.smallestRing, words.ring),
  },
  {
    id: 'edge',
    label: 'Copper to edge',
    drawing: (
      <SizeDrawing
        size={[width, height]}
        figure={(mm) => `${formatMm(mm, 2)} mm`}
        aria-label="The outline of a board, from which copper keeps its distance"
      />
    ),
    what: 'The shortest distance from copper on any layer to the outline and its cutouts. It is 0 where copper crosses them, as the pads of half holes and plated edges do. Copper outside of the board does not count.',
    ...measured(board.copperToEdge, words.value),
  },
  {
    id: 'paste',
    label: 'Smallest opening for paste',
    drawing: (
      <BoardLayers seed="paste-openings" upTo="surfaceFinish" aria-label="Pads of a board, which get solder paste" />
    ),
    what: 'The opening of the paste layers with the least area for its wall. Area by perimeter, divided by the thickness of the foil, is the area ratio of IPC-7525, which should be 0.66 or more. Shapes that overlap are one opening.',
    values: [pasteValue(board.smallestPasteAperture)],
    foundBy: ['The shapes of the paste layers.'],
    notCovered: [],
  },
  {
    id: 'holes',
    label: 'Holes and slots',
    drawing: <OrderSketch subject="holes" aria-label="Cross-section of a plated through hole and of a blind via" />,
    what: 'The tools of the drill files by diameter and plating, with what each one drills and mills. A file that repeats the holes of another one counts once. The smallest hole and the narrowest slots are compared with the form.',
    values: board.holeSizes.map(({ diameter, plating, holes, slots }) =>
      `${table.size(diameter)}, ${table.platings[plating]}: ${holes} ${table.holes}, ${slots} ${table.slots}`.toLowerCase(),
    ),
    foundBy: [words.foundBy('drill-tools', [])],
    notCovered: [],
  },
  {
    id: 'half-holes',
    label: 'Half holes',
    drawing: (
      <OrderSketch
        subject="castellated"
        aria-label="Plated half holes at the edge of a board, and the board soldered onto another one"
      />
    ),
    what: 'Plated holes that the outline cuts in two.',
    values: [compared.hasHalfHoles ? 'Some' : 'None'],
    foundBy: ['The outline passes the centre of a plated hole by less than half of its radius.'],
    notCovered: [],
  },
  {
    id: 'sides',
    label: 'Mask, legend and paste',
    drawing: <BoardLayers seed="fabrication-files" upTo="legend" aria-label="A board with solder mask and legend" />,
    what: 'The sides that have solder mask, legend and solder paste.',
    values: [
      sidesOf('Solder mask', compared.maskSides),
      sidesOf('Legend', compared.legendSides),
      sidesOf('Paste', compared.pasteSides),
    ],
    foundBy: ['A file of that layer and side draws something.'],
    notCovered: [],
  },
];
