import type { FabValues } from './forms.ts';
import { isMultilayer } from './limits.ts';
import { partCount } from './partCounts.ts';

/** Boards with more placements need one more day on the line. */
export const manyPlacements = 150;

/** Working days that each choice adds to the boards or their assembly. Our own estimates; no standard has figures. */
const technology = {
  /** Inner layers are etched and inspected, then laminated. */
  innerLayers: { stage: 'boards', days: 2, isNeeded: isMultilayer },
  /** The laminate is bought for the order. */
  rogers: { stage: 'boards', days: 3, isNeeded: ({ material }) => material === 'rogers' },
  laser: { stage: 'boards', days: 1, isNeeded: ({ hole }) => hole === '0.20' },
  /** The mask in the vias is printed and cured separately. */
  pluggedVias: { stage: 'boards', days: 1, isNeeded: ({ viaTreatment }) => viaTreatment === 'plugged' },
  /** Resin is cured and ground flat, and the caps are plated in a second cycle. */
  filledVias: { stage: 'boards', days: 3, isNeeded: ({ viaTreatment }) => viaTreatment === 'filled' },
  class3: { stage: 'boards', days: 1, isNeeded: ({ ipcClass }) => ipcClass === '3' },
  impedance: { stage: 'boards', days: 1, isNeeded: ({ impedance }) => impedance === 'yes' },
  /** A coupon is cast in resin, cut and polished. */
  microsection: { stage: 'boards', days: 1, isNeeded: ({ microsection }) => microsection },
  /** The edges are routed before plating. */
  castellatedHoles: { stage: 'boards', days: 1, isNeeded: ({ castellatedHoles }) => castellatedHoles },
  /** They are plated in a separate bath, then bevelled. */
  goldFingers: { stage: 'boards', days: 2, isNeeded: ({ goldFingers }) => goldFingers === 'yes' },
  /** The first board is measured and its report approved before the others follow. */
  firstArticle: { stage: 'boards', days: 2, isNeeded: ({ firstArticle }) => firstArticle },
  /** It needs a second programme and a second pass through the oven. */
  bothSides: { stage: 'assembly', days: 1, isNeeded: ({ assemblySides }) => assemblySides === 'both' },
  placements: {
    stage: 'assembly',
    days: 1,
    isNeeded: (values) => (partCount('placements', values) ?? 0) > manyPlacements,
  },
  /** The oven profile is measured on a first board. */
  finePitch: { stage: 'assembly', days: 1, isNeeded: ({ finePitch }) => finePitch === 'yes' },
  assemblyClass3: { stage: 'assembly', days: 1, isNeeded: ({ assemblyClass }) => assemblyClass === '3' },
  xray: { stage: 'assembly', days: 1, isNeeded: ({ xray }) => xray },
  /** It is masked and cured. */
  coating: { stage: 'assembly', days: 1, isNeeded: ({ coating }) => coating },
} satisfies Readonly<Record<string, AddedTechnology>>;

interface AddedTechnology {
  stage: 'boards' | 'assembly';
  days: number;
  isNeeded: (values: FabValues) => boolean;
}

export type AddedDaysReason = 'quantity' | 'assembly' | keyof typeof technology;

/** Working days added to a lead time, with the reason. */
export interface AddedDays {
  reason: AddedDaysReason;
  days: number;
  stage: 'boards' | 'assembly';
}

/** Returns the working days that the technology of rigid boards and their assembly adds, each with its reason. */
export const technologyDays = (values: FabValues): readonly AddedDays[] =>
  (Object.keys(technology) as (keyof typeof technology)[]).flatMap((reason) => {
    const { stage, days, isNeeded }: AddedTechnology = technology[reason];
    if (stage === 'assembly' && values.assembly === 'no') return [];
    return isNeeded(values) ? [{ reason, days, stage }] : [];
  });

export const forQuantity = (days: number): readonly AddedDays[] =>
  days === 0 ? [] : [{ reason: 'quantity', days, stage: 'boards' }];

export const sumOfDays = (added: readonly AddedDays[], stage?: AddedDays['stage']) =>
  added.reduce((sum, part) => (stage === undefined || part.stage === stage ? sum + part.days : sum), 0);
