import type { FabValues, FlexValues } from '../forms.ts';
import { minSides, placementArea } from '../hints/figures.ts';
import { type LegendMark, rulesOf } from '../hints/rule.ts';
import type { Size } from '../limits.ts';
import { requestedPanel } from '../panelGrid.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { partCount } from '../partCounts.ts';

/** The figures of these hints by code, or `null` if there are none. Lengths are in mm. */
export interface PossibleBoardFigures {
  boardTooSmall: { unit: FabValues['dispatchUnit']; side: number; panel: number };
  tooSmallForLine: { unit: FabValues['dispatchUnit']; side: number };
  crowded: { placements: number; max: number };
  moreKindsThanParts: { placements: number; joints: number; kinds: number };
  fillWithoutPlating: null;
  marksWithoutLegend: { marks: readonly LegendMark[] };
}

export interface PossibleFlexFigures {
  flexTooSmall: { side: number };
}

const panelOfOne = { panelRows: '1', panelColumns: '1' };

type Sized = Parameters<typeof parseSize>[0];

const isBelow = (values: Sized, min: number) => {
  const size = parseSize(values);
  return size !== null && Math.min(...size) < min;
};

function sizeOnLine(values: FabValues): Size | null {
  if (values.dispatchUnit === 'single') return parseSize(values);
  const isOne = parsePositiveCount(values.quantity) === 1;
  const panel = requestedPanel(values) ?? (isOne ? requestedPanel({ ...values, ...panelOfOne }) : null);
  return panel && [panel.width, panel.height];
}

export function isTooSmallForLine(values: FabValues) {
  const size = sizeOnLine(values);
  return values.assembly === 'yes' && size !== null && Math.min(...size) < minSides.line;
}

/** Returns the maximum number of surface-mounted parts on the ordered sides, or `null` without a size. */
function maxPlacements(values: FabValues): number | null {
  const size = parseSize(values);
  const sides = values.assemblySides === 'both' ? 2 : 1;
  return size && Math.floor((size[0] * size[1] * sides) / placementArea);
}

const partsOf = (values: FabValues) => ({
  placements: partCount('placements', values),
  joints: partCount('throughHoleJoints', values),
  kinds: partCount('uniqueParts', values),
});

/** Whether there are more lines in the bill than parts. A through-hole part has at least one joint. */
function hasMoreKindsThanParts(values: FabValues) {
  const { placements, joints, kinds } = partsOf(values);
  return placements !== null && joints !== null && kinds !== null && kinds > placements + joints;
}

const marks: readonly LegendMark[] = ['serialNumbers', 'ulMark', 'dateCode'];

const marksOf = (values: FabValues) =>
  marks.filter((mark) => values[mark] && (mark !== 'ulMark' || values.material === 'fr4'));

export const possibleBoardRules = rulesOf<FabValues, PossibleBoardFigures>()(
  {
    id: 'board-too-small',
    field: 'size',
    level: 'review',
    source: 'processRule',
    when: (values) => isBelow(values, minSides[values.dispatchUnit]),
    code: 'boardTooSmall',
    figures: ({ dispatchUnit }) => ({ unit: dispatchUnit, side: minSides[dispatchUnit], panel: minSides.panel }),
    advice: () => [{ dispatchUnit: 'panel' }],
  },
  {
    id: 'board-too-small-for-line',
    field: 'dispatchUnit',
    level: 'review',
    source: 'processRule',
    when: isTooSmallForLine,
    code: 'tooSmallForLine',
    figures: ({ dispatchUnit }) => ({ unit: dispatchUnit, side: minSides.line }),
    advice: ({ dispatchUnit }) =>
      dispatchUnit === 'single' ? [{ dispatchUnit: 'panel' }] : [{ panelRows: '', panelColumns: '' }],
  },
  {
    id: 'placements-do-not-fit',
    field: 'placements',
    level: 'review',
    source: 'processRule',
    when: (values) =>
      values.assembly === 'yes' && (partCount('placements', values) ?? 0) > (maxPlacements(values) ?? Infinity),
    code: 'crowded',
    figures: (values) => ({
      placements: partCount('placements', values) ?? 0,
      max: maxPlacements(values) ?? 0,
    }),
  },
  {
    id: 'more-kinds-than-parts',
    field: 'uniqueParts',
    level: 'review',
    source: 'orderForm',
    when: (values) => values.assembly === 'yes' && hasMoreKindsThanParts(values),
    code: 'moreKindsThanParts',
    figures: (values) => {
      const { placements, joints, kinds } = partsOf(values);
      return { placements: placements ?? 0, joints: joints ?? 0, kinds: kinds ?? 0 };
    },
  },
  {
    id: 'fill-on-one-layer',
    field: 'viaTreatment',
    level: 'review',
    source: 'ipc4761',
    when: ({ layers, viaTreatment }) => layers === '1' && (viaTreatment === 'plugged' || viaTreatment === 'filled'),
    code: 'fillWithoutPlating',
    advice: () => [{ viaTreatment: 'tented' }, { viaTreatment: 'open' }, { layers: '2' }],
  },
  {
    id: 'marks-without-legend',
    field: 'legendSide',
    level: 'review',
    source: 'orderForm',
    when: (values) => values.legendSide === 'none' && marksOf(values).length > 0,
    code: 'marksWithoutLegend',
    figures: (values) => ({ marks: marksOf(values) }),
    advice: () => [{ legendSide: 'both' }, { legendSide: 'top' }],
  },
);

export const possibleFlexRules = rulesOf<FlexValues, PossibleFlexFigures>()({
  id: 'flex-too-small',
  field: 'size',
  level: 'review',
  source: 'processRule',
  when: (values) => isBelow(values, minSides.flex),
  code: 'flexTooSmall',
  figures: () => ({ side: minSides.flex }),
});
