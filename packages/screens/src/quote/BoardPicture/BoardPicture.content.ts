import type { Layer, LayerSide, Place, BoardOverview } from '@pcb/gerber/reading';
import type { BoardSide } from '@pcb/quoting/fileFigures';
import { formatNumber } from '@pcb/ui/format';
import { upToTwoDecimals } from '../../shared/format/numbers.ts';
import { counted, holesAndSlots } from '../../shared/format/phrases.ts';
import { zoomContent } from '../stage/zoom.content.ts';
import { type BoardView, isSide } from './boardViews.ts';

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

const sides: Record<LayerSide, string> = { top: 'top', inner: 'inner', bottom: 'bottom' };

const ofSide = (name: string, side: LayerSide | undefined) => (side === undefined ? name : `${name}, ${sides[side]}`);

function layer({ function: layerFunction, side, number: position, plating }: Layer): string {
  switch (layerFunction) {
    case 'copper':
      return side !== 'top' && side !== 'bottom' && position !== undefined
        ? `Copper, layer ${position}`
        : ofSide('Copper', side);
    case 'soldermask':
      return ofSide('Solder mask', side);
    case 'legend':
      return ofSide('Legend', side);
    case 'paste':
      return ofSide('Paste', side);
    case 'profile':
      return 'Outline';
    case 'drill':
      return { plated: 'Holes, plated', 'non-plated': 'Holes, non-plated', 'not-stated': 'Holes' }[
        plating ?? 'not-stated'
      ];
    case 'drawing':
      return 'Drawing';
    case 'other':
      return 'Other';
  }
}

function sizeOf({ size }: BoardOverview): string[] {
  if (!size) return [];
  const written = `${number(size.width)} × ${number(size.height)} mm`;
  return size.foundBy === 'copper-extents' ? ['no outline', `copper of ${written}`] : [written];
}

function holesOf({ holeSizes }: BoardOverview): string {
  const holes = holeSizes.reduce((sum, each) => sum + each.holes, 0);
  const slots = holeSizes.reduce((sum, each) => sum + each.slots, 0);
  return holesAndSlots(holes, slots);
}

const sideNames: Record<BoardSide, string> = { top: 'Top side', bottom: 'Bottom side, seen from below' };

function viewName(board: BoardOverview, view: BoardView): string {
  if (isSide(view)) return sideNames[view];
  const file = board.files.find(({ name }) => name === view.file);
  return `${file ? layer(file.layer) : ''}, seen from above`;
}

export const boardPictureContent = {
  stage: 'Picture of the board',
  /** Keyboard help for screen readers. */
  keys: 'Plus and minus zoom, 0 shows all, and the arrow keys move a magnified picture.',
  zoom: zoomContent,
  sidesLabel: 'Side',
  sides: { top: 'Top', bottom: 'Bottom' } satisfies Record<BoardSide, string>,
  layersLabel: 'Layer',
  allLayers: 'All layers',
  layer,
  /** Visible below the picture, and its text alternative. */
  caption: (board: BoardOverview, view: BoardView) =>
    `${[viewName(board, view), ...sizeOf(board), counted(board.copperLayers, 'copper layer'), holesOf(board)].join(
      ', ',
    )}.`,
  place: ({ x, y }: Place) => `The ring is at X ${upToTwoDecimals(x)} mm, Y ${upToTwoDecimals(y)} mm.`,
  /** Some files were not drawn, because reading them took too long. */
  incomplete: 'Reading took too long: some layers are missing here.',
  nothing: 'The files draw nothing.',
};

export type BoardPictureContent = typeof boardPictureContent;
