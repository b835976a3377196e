import type { FabValues } from '@pcb/quoting/forms';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { chooseOr, ifAny } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

const maskColours: Readonly<Record<FabValues['maskColour'], string>> = {
  green: 'Green',
  red: 'Red',
  blue: 'Blue',
  black: 'Black',
  white: 'White',
  yellow: 'Yellow',
};

export const technologyHints = {
  texts: {
    laser: (_, choices) =>
      `A laser via is blind and ends on the next layer, inside a multilayer board. ${chooseOr(choices, 'reviews the design')}`,
    slot: ({ plated, unplated }) =>
      `Slots are milled: plated ones are at least ${plated} mm wide when finished, others ${unplated} mm.`,
    deepHole: ({ hole, ratio, max }) =>
      `Drilled through, ${hole} mm has an aspect ratio of ${ratio}:1. The maximum is ${max}:1.`,
    castellatedOneLayer: (_, choices) =>
      `The holes of a 1-layer board are not plated, but castellated holes are. ${chooseOr(choices, 'reviews the design')}`,
    castellatedVCut: 'A V-cut would tear castellated holes, so we mill their edge of the board.',
    castellatedFinish: (_, choices) =>
      `Levelled solder fills and bridges half holes. ${chooseOr(choices, 'reviews the finish')}`,
    castellatedPitch: ({ hole, pitch }) =>
      `Castellated holes need a finished size of ${hole} mm and a pitch of ${pitch} mm, or more, so that mask fits between them.`,
    annularRing: ({ outer, inner }) =>
      outer === null
        ? 'Class 3 needs wider rings around holes without plating, as on 1 layer. Draw pads wider than our minimum.'
        : `Class 3 needs an annular ring of ${outer} mm outside${inner === null ? '' : ` and ${inner} mm inside`} on the finished board; class 2 allows a breakout of 90°. Draw pads wider than our minimum.`,
    class3Hasl: ({ micrometres }, choices) =>
      `Levelled solder is ${micrometres} µm thick, and its heat strains the holes.${ifAny(choices, (any) => `For class 3, choose ${any}.`)}`,
    class3Copper: ({ typical, min }, choices) =>
      `Class 3 needs ${min} µm of finished copper (IPC-6012); 0.5 oz typically reaches ${typical} µm. ${chooseOr(choices, 'agrees more plating with you, which changes impedance')}`,
    goldFingers: ({ ipcClass, micrometres, clearance }) =>
      `Fingers get ${micrometres} µm of hard gold (class ${ipcClass}), on one straight edge that is bevelled. Draw no mask between them, and keep vias and pads ${clearance} mm away.`,
    edgePlating:
      'No sample price: it depends on the length of the edges. We mill them before plating, so leave gaps for the tabs that hold the board.',
    edgePlatingFinish: (_, choices) =>
      `Levelled solder does not cover a plated edge evenly. ${chooseOr(choices, 'reviews the finish')}`,
    edgePlatingVCut: 'A V-cut would remove the plating of an edge, so we mill it and hold the board with tabs.',
    maskDam: ({ colour, dam, green, gap }) =>
      `${maskColours[colour]} mask needs a dam of ${dam} mm between pads (green ${green} mm), so keep pads ${gap} mm apart. Narrower gaps get no mask, and solder can bridge them.`,
  },
  pages: {
    laser: pageLinks.designGuidelines,
    slot: pageLinks.designGuidelines,
    deepHole: pageLinks.designGuidelines,
    castellatedOneLayer: pageLinks.standardBuildUps,
    castellatedVCut: pageLinks.panelGuidelines,
    castellatedFinish: pageLinks.designGuidelines,
    castellatedPitch: pageLinks.designGuidelines,
    annularRing: pageLinks.preProduction,
    class3Hasl: pageLinks.pcbA,
    class3Copper: pageLinks.technicalCapabilities,
    goldFingers: pageLinks.reachOut,
    edgePlating: pageLinks.reachOut,
    edgePlatingFinish: pageLinks.pcbA,
    edgePlatingVCut: pageLinks.panelGuidelines,
    maskDam: pageLinks.preProduction,
  },
} satisfies HintPart;
