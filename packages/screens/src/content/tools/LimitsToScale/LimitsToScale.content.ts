import type { Feature, PartLabel } from '@pcb/art/FinestFeatures';
import { capabilities } from '@pcb/engineering/capabilities';
import { a3Paper, hairDiameter } from '@pcb/engineering/everyday';
import { formatMm, milToMm } from '@pcb/engineering/lengths';
import { withUnit } from '../../../shared/format/figureText.ts';

const { board, boardSize, drill, track } = capabilities;

/** Two decimals, as in the capability sheet. */
const mm = (length: number) => `${formatMm(length, 2)} mm`;
const inMm = (mil: number) => mm(milToMm(mil));

const trackWidth = inMm(track.standard.value);
const ring = inMm(drill.minAnnularRing.value);
const largest = withUnit(boardSize.fr4);
const paper = `${a3Paper.width} × ${a3Paper.height} mm`;
const thickness = withUnit(board.usualThickness);

export const limitsToScaleContent = {
  finest: {
    title: 'The finest features',
    text: 'Holes have the diameter of their drill; each ring is the copper around it. A hair is 60 to 80 µm thick (Wolfram, 2003); this one has 70 µm.',
    labels: {
      hair: { name: 'Human hair', figures: [mm(hairDiameter)] },
      tracks: { name: 'Track and gap', figures: [trackWidth, withUnit(track.standard)] },
      mechanicalHole: { name: 'Mechanical hole', figures: [withUnit(drill.mechanical), `ring ${ring}`] },
      laserHole: { name: 'Laser via', figures: [withUnit(drill.laser), `ring ${ring}`] },
    } satisfies Record<Feature, PartLabel> as Record<Feature, PartLabel>,
    edge: `Board edge, ${thickness}`,
    alternative: `To one scale: a human hair of ${mm(hairDiameter)}, two tracks of ${trackWidth} (${withUnit(track.standard)}) with a gap of ${trackWidth}, a mechanical hole of ${withUnit(drill.mechanical)} and a laser via of ${withUnit(drill.laser)} with rings of ${ring}, and the edge of a board of ${thickness}.`,
  },
  largest: {
    title: 'The largest board',
    text: 'In FR-4 with one or two layers. A3 is the paper of an office printer, twice A4 (ISO 216).',
    labels: {
      board: { name: 'Largest board', figures: [largest] },
      paper: { name: 'A3 paper', figures: [paper] },
    } satisfies Record<string, PartLabel> as Record<'board' | 'paper', PartLabel>,
    alternative: `To scale: the largest board, ${largest}, under a sheet of A3 paper, ${paper}.`,
  },
  figure: (length: number) => `${length} mm`,
};

export type LimitsToScaleContent = typeof limitsToScaleContent;
