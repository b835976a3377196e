import { formatMm } from '@pcb/engineering/lengths';
import type { ReadDataSet, ReadingNote } from '@pcb/gerber/reading';
import { counted, listed, truncate } from '../../shared/format/phrases.ts';
import { boardPictureContent } from '../BoardPicture/BoardPicture.content.ts';
import { filesOfBoard } from './filesOfBoard.ts';
import { isSideUnknown } from './layerChoices.ts';

/** The name of a file without its folders, short enough for a sentence. */
export const fileName = (path: string) => truncate(path.replace(/^.*[/\\]/, ''), 60);

export const mm = (value: number, decimals = 2) => `${formatMm(value, decimals)}\u00a0mm`;

const missingSteps = {
  files: 'some files',
  outline: 'the outline',
  tracks: 'tracks',
  gap: 'gaps',
  ring: 'annular rings',
  edge: 'copper near the edge',
  paste: 'openings for paste',
  'half-holes': 'half holes',
  picture: 'the picture',
};

/** Returns `null` for a note that concerns only developers of readers, or that another note covers. */
function noteText(note: ReadingNote): string | null {
  switch (note.code) {
    case 'no-outline':
      return 'There is no outline layer. Enter the size of the board yourself.';
    case 'outline-not-closed':
      return `The outline in ${fileName(note.file)} is not closed.`;
    case 'several-boards':
      return note.isPanel
        ? 'The outline has contours in or beside each other: a panel and the board in it. Say above which one you order.'
        : `The outline has ${note.count} boards. Say above which one you order.`;
    case 'outside-outline': {
      const { holes, pads } = note;
      const what = [holes > 0 ? counted(holes, 'hole') : '', pads > 0 ? counted(pads, 'pad') : ''].filter(Boolean);
      return `${listed(what)} ${holes + pads === 1 ? 'lies' : 'lie'} outside the outline. Check whether that belongs to the board.`;
    }
    case 'no-copper':
      return 'No copper layer was found. Say below which files are copper.';
    case 'negative-copper':
      return `${fileName(note.file)} shows where copper is absent, so its tracks, gaps, rings and distance from the edge are not measured.`;
    case 'no-drills':
      return 'There is no drill file. A board without holes is rare: check your export.';
    case 'plating-not-stated':
      return `Nothing states whether these are plated: ${counted(note.holes, 'hole')}.`;
    case 'drill-format':
      return note.foundBy === 'fits-copper' || note.foundBy === 'default'
        ? `${fileName(note.file)} does not state how its numbers are written. We took ${note.unit === 'mm' ? 'millimetres' : 'inches'} with ${note.digits[1]} decimals${note.foundBy === 'fits-copper' ? ', with which the holes lie on their pads' : ''}.`
        : null;
    case 'hole-size-not-stated':
      return `${fileName(note.file)} states no diameters for ${counted(note.holes, 'hole')}.`;
    case 'drills-twice':
      return `${fileName(note.file)} has the same holes as ${fileName(note.sameAs)}, which count once.`;
    case 'unread-drill-command':
      return `${fileName(note.file)} has the drill command ${truncate(note.command, 20)} in line ${note.line}, which we do not read. Holes may be missing.`;
    case 'undefined-aperture':
      return `${fileName(note.file)} draws with the aperture ${truncate(note.aperture, 20)} from line ${note.line} on, which it never defines. Those lines are missing in the picture.`;
    case 'bad-macro':
      return `${fileName(note.file)} has an aperture in line ${note.line} that cannot be drawn: ${truncate(note.macro, 40)}.`;
    case 'too-many-objects':
      return `${fileName(note.file)} has too many objects. The rest of it was not read.`;
    case 'coordinates-out-of-range':
      return `${fileName(note.file)} has points more than 2 m away, which were left out: ${note.count}.`;
    case 'no-end-of-file':
      return `${fileName(note.file)} has no end mark. It may be cut off.`;
    case 'units-not-stated':
      return `${fileName(note.file)} states no units. We took ${note.unit === 'mm' ? 'millimetres' : 'inches'}.`;
    case 'layer-not-identified':
      return note.takenFor
        ? `Nothing states what layer ${fileName(note.file)} is. By its content we took it for this: ${boardPictureContent.layer(note.takenFor)}. Correct it below if that is wrong.`
        : `We do not know what layer ${fileName(note.file)} is. Say it below.`;
    case 'layer-twice':
      return `${fileName(note.files[0])} and ${fileName(note.files[1])} are the same layer. Say below what they are.`;
    case 'files-twice':
      return `${counted(note.files.length, 'file')} ${note.files.length === 1 ? 'is' : 'are'} there twice and ${note.files.length === 1 ? 'counts' : 'count'} once: ${truncate(listed(note.files.map(fileName)), 200)}.`;
    case 'out-of-time':
      return `The time ran out before these were read or measured: ${listed(note.missing.map((step) => missingSteps[step]))}.`;
    case 'nearly-touching':
    case 'other-data-set':
    case 'file-ignored':
    case 'unknown-command':
    case 'deprecated-command':
      return null;
  }
}

export const touching = (places: number, distance: number) =>
  places === 1
    ? `Copper nearly touches, ${mm(distance, 3)} apart. Check whether it should be connected.`
    : `Copper nearly touches in ${counted(places, 'place')}, ${mm(distance, 3)} apart or more. Check whether it should be connected.`;

function unknownSides(board: ReadDataSet): string[] {
  const names = filesOfBoard(board)
    .filter(({ layer, objects }) => objects > 0 && isSideUnknown(layer))
    .map(({ name }) => fileName(name));
  return names.length === 0
    ? []
    : [
        `Nothing states on which side these are: ${listed(names)}. Say it below. Until then, no side of the picture has them.`,
      ];
}

export const noteTexts = (board: ReadDataSet): readonly string[] => [
  ...unknownSides(board),
  ...board.notes.flatMap((note) => noteText(note) ?? []),
];
