import { formatMm, mmToMil } from '@pcb/engineering/lengths';
import { minAreaRatio } from '@pcb/engineering/stencilAperture';
import type {
  BoardOverview,
  DataSetFile,
  Figure,
  FigureLimit,
  ForeignFormat,
  HoleSize,
  LayerSource,
  MissingReason,
  Plating,
  ReadingStep,
  RefusalReason,
  SizeSource,
} from '@pcb/gerber/reading';
import { formatRatio } from '../../content/tools/StencilApertureCalculator/formatRatio.ts';
import { widerDrill } from '../../shared/format/holeText.ts';
import { counted, holesAndSlots, listed, truncate } from '../../shared/format/phrases.ts';
import { boardPictureContent } from '../BoardPicture/BoardPicture.content.ts';
import type { FailedReading } from './boardReading.ts';
import { fileName, mm, noteTexts, touching } from './fileNotes.content.ts';

/** Copper beyond the edge has a negative distance. */
const bothUnits = (value: number) =>
  `${mm(value, 3)} (${mmToMil(value).toFixed(1)}\u00a0mil)`.replaceAll('-', '\u2212');

const size = (width: number, height: number) => `${formatMm(width, 2)} × ${mm(height)}`;

const refusals: Readonly<Record<Exclude<RefusalReason, 'foreign-format'> | FailedReading['reason'], string>> = {
  empty: 'There is nothing in these files. Choose the zip with your Gerber and drill files.',
  'too-large': 'These files are larger than 25 MB. Leave out 3D models, pictures and PDFs.',
  'too-large-unpacked': 'Unpacked, these files are larger than 100 MB. Include only Gerber and drill files.',
  'too-many-files': 'There are more than 200 files. Choose those of one board.',
  'nested-archives': 'The zip is inside a zip that is inside a zip. Choose the innermost one.',
  encrypted: 'The zip has a password. Choose one without.',
  'damaged-archive': 'The zip is damaged. Export it again, or choose the files themselves.',
  rar: 'This is a RAR archive. Choose a zip, or the files themselves.',
  '7z': 'This is a 7z archive. Choose a zip, or the files themselves.',
  'other-archive': 'This archive is no zip. Choose a zip, or the files themselves.',
  'no-fabrication-data':
    'There are no Gerber or drill files among these. Export them from your design program as a zip.',
  stopped: 'Reading was cancelled.',
  'file-unavailable': 'The browser cannot read this file any more. Choose it again.',
  'reader-ended':
    'The browser ended the reader, perhaps for lack of memory. Close other pages and try again, or type the figures.',
};

const foreignFormats: Readonly<Record<ForeignFormat, string>> = {
  'odb++': 'This is ODB++, which we do not read here. Export Gerber X2 and drill files instead.',
  'ipc-2581': 'This is IPC-2581, which we do not read here. Export Gerber X2 and drill files instead.',
  'kicad-board': 'This is a KiCad board. In KiCad, choose File, Fabrication Outputs, Gerbers, and then Drill Files.',
  'altium-board':
    'This is an Altium board. In Altium, choose File, Fabrication Outputs, Gerber X2 Files, and then NC Drill Files.',
  'eagle-board':
    'This is an Eagle board. In Eagle or Fusion, open the CAM Processor and export Gerber and drill files.',
  'cadence-board': 'This is a Cadence board. In OrCAD or Allegro, choose Export, Gerber, and then NC Drill.',
  pdf: 'This is a PDF, which has no layers that we can measure. Export Gerber and drill files.',
  step: 'This is a STEP model, which has no copper layers. Export Gerber and drill files.',
  dxf: 'This is a DXF drawing, which has no copper layers. Export Gerber and drill files.',
  image: 'This is a picture. Export Gerber and drill files.',
};

export const layerSources: Readonly<Record<LayerSource, string>> = {
  corrected: 'as you said',
  'stated-by-x2': 'as the file states',
  'stated-in-comment': 'as a comment in the file states',
  'file-name': 'by its name',
  extension: 'by its extension',
  content: 'by its content',
  none: 'not recognised',
};

const sizeSources: Readonly<Record<SizeSource, string>> = {
  'profile-layer': 'Between the centre lines of the outline.',
  'routed-path': 'Between the centre lines of the closed path that a drill file routs.',
  'profile-extents': 'The extents of the outline, which is not closed.',
  'frame-in-other-layer': 'A closed frame around all holes, since there is no outline layer.',
  'copper-extents': 'A guess: the extents of the copper. There is no outline, so enter the size yourself.',
};

const missing: Readonly<Record<MissingReason, string>> = {
  'no-copper': 'No copper layer was found.',
  'no-holes': 'There are no holes.',
  'no-outline': 'There is no closed outline.',
  'no-paste': 'There is no paste layer.',
  'none-found': 'None was found.',
  'out-of-time': 'Not measured: the time ran out.',
};

const foundBy: Readonly<Record<Extract<Figure, { status: 'measured' }>['foundBy'], string>> = {
  'stroke-widths': 'The widths of drawn lines.',
  'copper-shapes': 'Measured on the shapes of the copper.',
  'drill-tools': 'The tools of the drill files.',
};

export const limits: Readonly<Record<FigureLimit, string>> = {
  'necks-in-pours': 'narrow places of pours',
  'tracks-as-regions': 'tracks drawn as areas',
  'parts-of-one-shape': 'cuts within one shape',
  'copper-without-pads': 'copper without a pad, such as texts',
  'layers-not-measured': 'some layers, as the time ran out',
  'inner-layers': 'inner layers',
  slots: 'slots',
  'drilled-slots': 'slots of the drill files',
  'outline-on-copper': 'lines that repeat the outline on copper',
  'holes-without-pads': 'holes without a pad',
};

const platings: Readonly<Record<Plating, string>> = {
  plated: 'plated',
  'non-plated': 'not plated',
  'not-stated': 'not stated',
};

const steps: Readonly<Record<ReadingStep, (file: string) => string>> = {
  unpack: () => 'Unpacking',
  parse: (file) => `Reading ${file}`,
  outline: () => 'Looking for the outline',
  tracks: (file) => `Measuring tracks ${file}`,
  gap: (file) => `Measuring gaps ${file}`,
  ring: () => 'Measuring annular rings',
  picture: (file) => `Drawing ${file}`,
};

export const boardFilesContent = {
  title: 'Your files',
  private: 'Read in this browser. Nothing is sent.',
  chooseOthers: 'Choose other files',
  remove: 'Remove files',
  showAll: { label: 'Show all', name: 'Show all of your files' },
  showLess: { label: 'Show less', name: 'Show less of your files' },
  cancel: 'Cancel',
  names: (names: readonly string[]) => (names.length === 1 ? fileName(names[0] ?? '') : counted(names.length, 'file')),
  progress: {
    label: 'Reading your files',
    starting: 'Starting',
    step: (step: ReadingStep, file: string) => steps[step](fileName(file)).trim(),
  },
  refused: {
    title: 'These files were not read',
    reason: (reason: Exclude<RefusalReason, 'foreign-format'> | FailedReading['reason']) => refusals[reason],
    foreign: (format: ForeignFormat) => foreignFormats[format],
    file: (name: string) => `The file: ${fileName(name)}`,
  },
  announce: {
    /** Shown once the board is visible, before its copper is measured. */
    opened: ({ size: found, copperLayers }: BoardOverview) =>
      `${found ? `${size(found.width, found.height)}, ` : ''}${counted(copperLayers, 'copper layer')}. The copper is still being measured.`,
    read: (fileCount: number) => `${counted(fileCount, 'file')} read. The figures are under the heading Your files.`,
  },
  dataSets: {
    label: 'Board',
    description: (count: number) => `Your files contain ${count} boards. We read one at a time.`,
    option: (name: string) => truncate(name, 60),
  },
  boards: {
    label: 'Board to order',
    option: (index: number, width: number, height: number) => `Board ${index + 1}: ${size(width, height)}`,
  },
  changes: {
    title: (count: number) =>
      count === 1 ? '1 field differs from your files' : `${count} fields differ from your files`,
    none: 'The form agrees with your files.',
    onlyHints: 'There is nothing to fill in. The notes beside the fields say what to check.',
    item: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
    use: 'Use these figures',
    used: (count: number) => `${counted(count, 'field')} changed.`,
    undo: 'Undo',
    undone: 'The form is as it was.',
  },
  figures: {
    title: 'Figures',
    size: 'Board size',
    copperLayers: 'Copper layers',
    holes: 'Holes',
    smallestTrack: 'Narrowest track',
    smallestGap: 'Smallest gap',
    smallestRing: 'Smallest annular ring',
    smallestDrill: 'Smallest hole',
    copperToEdge: 'Copper to the edge',
    smallestPasteAperture: 'Smallest opening for paste',
    sizeValue: size,
    value: bothUnits,
    ring: (value: number) => (value < 0 ? `${bothUnits(value)}: a hole leaves its pad` : bothUnits(value)),
    edge: (value: number) => (value < 0.0005 ? 'Copper reaches the edge' : bothUnits(value)),
    opening: (width: number) => `${bothUnits(width)} wide`,
    areaRatios: (ratios: readonly (readonly [foil: string, ratio: number])[]) =>
      `Area ratio by foil: ${ratios.map(([foil, ratio]) => `${formatRatio(ratio, 3)} in ${foil} mil`).join(', ')}. IPC-7525 asks for ${formatRatio(minAreaRatio)}.`,
    short: (value: number) => mm(value, 3).replaceAll('-', '\u2212'),
    /** '412 holes and 3 slots in 9 sizes'. */
    holesValue: (sizes: readonly HoleSize[]) => {
      const [holes, slots] = (['holes', 'slots'] as const).map((kind) =>
        sizes.reduce((sum, size) => sum + size[kind], 0),
      );
      return sizes.length === 0
        ? 'None'
        : `${holesAndSlots(holes ?? 0, slots ?? 0)} in ${counted(sizes.length, 'size')}`;
    },
    holeSizes: { finished: 'These are finished sizes.', drill: 'These are the sizes of the drills.' },
    beyondDrill: {
      finished: `Beyond the drill. ${widerDrill}.`,
      drill: 'Beyond the drill, whose size is in the files.',
    },
    unknown: '—',
    measuring: 'Being measured.',
    sizeSource: (source: SizeSource) => sizeSources[source],
    layerSource: (source: 'stated-by-x2' | 'files-with-copper') =>
      source === 'stated-by-x2' ? 'As the files state.' : 'The files that have copper.',
    foundBy: (source: keyof typeof foundBy, notCovered: readonly FigureLimit[]) =>
      notCovered.length > 0
        ? `${foundBy[source]} Not covered: ${listed(notCovered.map((limit) => limits[limit]))}.`
        : foundBy[source],
    missing: (reason: MissingReason) => missing[reason],
    show: 'Show',
    showFigure: (label: string) => `Show: ${label}`,
    shown: (label: string) => `${label}: ringed in the picture.`,
  },
  holeTable: {
    title: (rows: number) => `Holes by size, ${counted(rows, 'row')}`,
    label: 'Holes by size',
    diameter: 'Diameter',
    plating: 'Plating',
    holes: 'Holes',
    slots: 'Slots',
    size: (diameter: number) => (diameter > 0 ? mm(diameter) : 'None'),
    platings,
  },
  files: {
    title: (count: number) => `${counted(count, 'file')} and their layers`,
    layer: (name: string) => truncate(name, 80),
    source: (source: LayerSource, { objects }: DataSetFile) =>
      `${layerSources[source]}, ${objects === 0 ? 'empty' : counted(objects, 'object')}`,
    ignored: (name: string) => `${fileName(name)}: no fabrication data, not used.`,
    layerName: boardPictureContent.layer,
  },
  notes: {
    title: 'To check',
    count: (notes: number) => `(${counted(notes, 'note')} to check)`,
    texts: noteTexts,
    touching,
    touchingLabel: 'Copper that nearly touches',
  },
};

export type BoardFilesContent = typeof boardFilesContent;
