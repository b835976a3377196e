import { type Capability, capabilities } from '@pcb/engineering/capabilities';
import { milToMm } from '@pcb/engineering/lengths';
import { minAreaRatio } from '@pcb/engineering/stencilAperture';
import {
  type BoardSide,
  boardSides,
  type FiledService,
  type FileFigures,
  finestCopper,
  type HoleFigures,
  sameLength,
  sizeTolerance,
} from '../fileFigures.ts';
import { type FabValues, type FlexValues, formSchemas, type ServiceForms, type StencilValues } from '../forms.ts';
import { parseSize } from '../parse.ts';
import { hasHasl, reducedSide } from './facts.ts';
import { type HintRule, rulesOf } from './rule.ts';

/** The figures of these hints by code. Lengths are in mm. */
export interface FileHintFigures {
  fileSize: { width: number; height: number };
  fileLayers: { layers: number };
  /** The files have more copper layers than the form offers. */
  fileManyLayers: { layers: number; max: number };
  fileTrack: { finest: number; isGap: boolean };
  fileHole: { drill: number; mechanical: string };
  fileRing: { ring: number; min: number };
  fileEdge: { distance: number; min: string };
  fileSlot: { width: number; min: string };
  fileHalfHoles: null;
  filePlating: { holes: number };
  fileMask: { missing: readonly BoardSide[] };
  fileLegend: { sides: readonly BoardSide[] };
  filePaste: { sides: readonly BoardSide[] };
  fileAreaRatio: { ratio: number; min: number };
}

type Sized = Parameters<typeof parseSize>[0] & { layers: string };

const sorted = (size: readonly number[]) => [...size].sort((a, b) => a - b);

function differsFrom(files: readonly [number, number], values: Sized) {
  const typed = parseSize(values);
  return (
    typed !== null && sorted(typed).some((side, index) => Math.abs(side - (sorted(files)[index] ?? 0)) > sizeTolerance)
  );
}

function boardRules<Values extends Sized>(service: 'fab' | 'flex', { size, copperLayers }: FileFigures) {
  const maxLayers = Math.max(...formSchemas[service].layers.options.map(Number));
  return rulesOf<Values, FileHintFigures>()(
    {
      id: 'files-other-size',
      field: 'size',
      level: 'review',
      source: 'customerFiles',
      when: (values) => size !== null && differsFrom(size, values),
      code: 'fileSize',
      figures: () => ({ width: size?.[0] ?? NaN, height: size?.[1] ?? NaN }),
    },
    {
      id: 'files-other-layers',
      field: 'layers',
      level: 'review',
      source: 'customerFiles',
      when: ({ layers }) => copperLayers > 0 && copperLayers <= maxLayers && Number(layers) !== copperLayers,
      code: 'fileLayers',
      figures: () => ({ layers: copperLayers }),
    },
    {
      id: 'files-many-layers',
      field: 'layers',
      level: 'review',
      source: 'customerFiles',
      when: () => copperLayers > maxLayers,
      code: 'fileManyLayers',
      figures: () => ({ layers: copperLayers, max: maxLayers }),
    },
  );
}

const minRing = milToMm(capabilities.drill.minAnnularRing.value);

const minCopperToEdge = capabilities.edge.milledOuter;

const hasEdgeCopper = ({ edgePlating, castellatedHoles, goldFingers }: FabValues, { hasHalfHoles }: FileFigures) =>
  edgePlating === 'yes' || goldFingers === 'yes' || castellatedHoles || hasHalfHoles;

const { minPlatedSlot, minUnplatedSlot } = capabilities.drill;

const widthBelow = (width: number | null, { value, text }: Capability) =>
  width !== null && width < value - sameLength ? { width, min: text } : null;

const slotBelow = ({ narrowestSlot: { plated, unplated } }: HoleFigures) =>
  widthBelow(plated, minPlatedSlot) ?? widthBelow(unplated, minUnplatedSlot);

export function fabFileRules(files: FileFigures): readonly HintRule<FabValues, FileHintFigures>[] {
  const { smallestGap, smallestTrack, holes, legendSides, maskSides, holesWithoutPlating } = files;
  const { copperToEdge } = files;
  const finest = finestCopper(files);
  const missingMask = boardSides.filter((side) => !maskSides.includes(side));
  return [
    ...boardRules<FabValues>('fab', files),
    ...rulesOf<FabValues, FileHintFigures>()(
      {
        id: 'files-copper-near-edge',
        field: 'size',
        level: 'review',
        source: 'capabilitySheet',
        when: (values) =>
          copperToEdge !== null && copperToEdge < minCopperToEdge.value - sameLength && !hasEdgeCopper(values, files),
        code: 'fileEdge',
        figures: () => ({ distance: copperToEdge ?? NaN, min: minCopperToEdge.text }),
      },
      {
        id: 'files-finer-track',
        field: 'track',
        level: 'review',
        source: 'customerFiles',
        when: ({ track }) => finest !== null && finest < Number(track) - sameLength,
        code: 'fileTrack',
        figures: () => ({ finest: finest ?? NaN, isGap: (smallestGap ?? Infinity) < (smallestTrack ?? Infinity) }),
        advice: ({ copper }) => {
          const track = formSchemas.fab.track.options.find((option) => Number(option) <= (finest ?? 0) + sameLength);
          // Only the thinnest copper allows the finest track.
          return track === undefined ? [] : [{ track, ...(track === '0.10' && copper !== '0.5' && { copper: '0.5' }) }];
        },
      },
      {
        id: 'files-smaller-hole',
        field: 'hole',
        level: 'review',
        source: 'customerFiles',
        when: ({ hole, holeSizes }) => (holes[holeSizes].smallestDrill ?? Infinity) < Number(hole) - sameLength,
        code: 'fileHole',
        figures: ({ holeSizes }) => ({
          drill: holes[holeSizes].smallestDrill ?? NaN,
          mechanical: capabilities.drill.mechanical.text,
        }),
      },
      {
        id: 'files-narrow-ring',
        field: 'hole',
        level: 'review',
        source: 'processRule',
        when: ({ holeSizes }) => (holes[holeSizes].smallestRing ?? Infinity) < minRing - sameLength,
        code: 'fileRing',
        figures: ({ holeSizes }) => ({ ring: holes[holeSizes].smallestRing ?? NaN, min: minRing }),
      },
      {
        id: 'files-narrow-slot',
        field: 'hole',
        level: 'review',
        source: 'multiCircuitBoards',
        when: ({ holeSizes }) => slotBelow(holes[holeSizes]) !== null,
        code: 'fileSlot',
        figures: ({ holeSizes }) => slotBelow(holes[holeSizes]) ?? { width: NaN, min: '' },
      },
      {
        id: 'files-plating-not-stated',
        field: 'hole',
        level: 'information',
        source: 'customerFiles',
        when: () => holesWithoutPlating > 0,
        code: 'filePlating',
        figures: () => ({ holes: holesWithoutPlating }),
      },
      {
        id: 'files-half-holes',
        field: 'castellatedHoles',
        level: 'review',
        source: 'customerFiles',
        when: ({ castellatedHoles }) => files.hasHalfHoles && !castellatedHoles,
        code: 'fileHalfHoles',
        advice: (values) => [{ castellatedHoles: true, ...(hasHasl(values) && { finish: 'enig' as const }) }],
      },
      {
        id: 'files-without-mask',
        field: 'maskColour',
        level: 'review',
        source: 'customerFiles',
        when: ({ layers }) => missingMask.length > 0 && (layers !== '1' || missingMask.length > 1),
        code: 'fileMask',
        figures: () => ({ missing: missingMask }),
      },
      {
        id: 'files-other-legend',
        field: 'legendSide',
        level: 'information',
        source: 'customerFiles',
        when: ({ legendSide }) =>
          boardSides.some(
            (side) =>
              legendSides.includes(side) !== (legendSide === 'both' || (legendSide === 'top' && side === 'top')),
          ),
        code: 'fileLegend',
        figures: () => ({ sides: legendSides }),
      },
    ),
  ];
}

export const flexFileRules = (files: FileFigures): readonly HintRule<FlexValues, FileHintFigures>[] =>
  boardRules<FlexValues>('flex', files);

export function stencilFileRules(files: FileFigures): readonly HintRule<StencilValues, FileHintFigures>[] {
  const { pasteSides, pasteAreaPerPerimeter } = files;
  const areaRatio = (values: StencilValues) =>
    (reducedSide(values) * (pasteAreaPerPerimeter ?? NaN)) / milToMm(Number(values.thickness));
  return rulesOf<StencilValues, FileHintFigures>()(
    {
      id: 'files-without-paste',
      field: 'side',
      level: 'review',
      source: 'customerFiles',
      when: ({ side }) => (side === 'both' ? boardSides : [side]).some((ordered) => !pasteSides.includes(ordered)),
      code: 'filePaste',
      figures: () => ({ sides: pasteSides }),
    },
    {
      id: 'files-small-opening',
      field: 'thickness',
      level: 'review',
      source: 'ipc7525',
      when: (values) => areaRatio(values) < minAreaRatio,
      code: 'fileAreaRatio',
      figures: (values) => ({ ratio: areaRatio(values), min: minAreaRatio }),
      advice: () => [{ thickness: '5' }, { thickness: '4' }],
    },
  );
}

/** Whether no hint reports a difference, because `withFileFigures` cannot fill in everything that the files state. */
export function agreesWithFiles(service: FiledService, forms: ServiceForms, files: FileFigures): boolean {
  switch (service) {
    case 'fab':
      return !fabFileRules(files).some(({ when }) => when(forms.fab));
    case 'flex':
      return !flexFileRules(files).some(({ when }) => when(forms.flex));
    case 'stencil':
      return !stencilFileRules(files).some(({ when }) => when(forms.stencil));
  }
}
