import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm, inBothUnits } from '@pcb/engineering/lengths';
import {
  innerCopper,
  laserStackUps,
  laserViaRatio,
  outerCopper,
  solderMaskThickness,
  type StackUp,
  stackUpsOf,
  thicknessTolerance,
} from '@pcb/engineering/stackUps';
import { listSection, section } from '../blocks.ts';
import type { Block, ContentPageContent, Section } from '../model.ts';
import { pageLinks } from './pageLinks.ts';

const stackUpSection = (stackUps: readonly StackUp[], id: string, title: string, text: string): Section =>
  section(id, title, [text, ...stackUps.map((stackUp): Block => ({ kind: 'stackUp', stackUp }))]);

const { laser, laserAspectRatio } = capabilities.drill;

const laserRatio = Math.max(...laserStackUps.map((stackUp) => laserViaRatio(stackUp, laser.value) ?? NaN));

export const standardBuildUpsContent: ContentPageContent = {
  designator: 'Components',
  title: 'Standard Stack-Ups',
  lead: 'Our standard stack-ups with two, four and six layers, from top to bottom. Choose one of these and you do not have to send your own.',
  meta: {
    title: 'Standard stack-ups',
    description: 'Standard PCB stack-ups with 2, 4 and 6 layers: copper, core and prepreg thicknesses in mm and mil.',
  },
  sections: [
    stackUpSection(
      stackUpsOf(2),
      'two-layers',
      'Two layers',
      'One core with copper on both sides. Keep the bottom as a ground pour where you can; every gap in it forces a detour on the return current of the signals above. The core of a one-layer board (1.6 mm) is thicker by the missing copper layer; its copper is a 1 oz foil as supplied, since its holes are not plated.',
    ),
    stackUpSection(
      stackUpsOf(4),
      'four-layers',
      'Four layers',
      'A core with two planes inside, and prepreg with a signal layer on each side. Only the core differs between the three thicknesses, so a line on L1 or L4 has the same impedance on all of them.',
    ),
    stackUpSection(
      laserStackUps,
      'laser-vias',
      'Four layers with laser vias',
      `With laser vias the prepreg is one thinner sheet, and the core is thicker instead. Through it and its foil, a via of ${laser.text} mm is ${formatMm(laserRatio, 2)} times as deep as it is wide: IPC-T-50 allows ${laserAspectRatio.text}:1. The order form chooses these stack-ups if the smallest hole is a laser via.`,
    ),
    stackUpSection(
      stackUpsOf(6),
      'six-layers',
      'Six layers',
      'Two cores, with prepreg between them and outside. L1 and L6 each face a plane at a small distance; L3 and L4 face each other, so route them at right angles. The order form offers one, two and four layers: for six, write to us.',
    ),
    listSection('reading', 'How to read the tables', [
      `All drawings share one vertical scale, down to the inner copper of ${innerCopper} mm; widths are not to scale. Point at a layer, or at its row, to highlight both.`,
      `Outer copper is ${inBothUnits(outerCopper)}: on two layers or more, 0.5 oz base copper (a foil of ${innerCopper * 1000} µm) plus the copper from plating the holes; on one layer, a 1 oz foil without plating. With another base copper, each outer layer is thicker by the difference in finished copper. Inner layers are not plated; the figures are those of their foil, which cleaning thins a little.`,
      'Prepreg thickness is the thickness after pressing. It is slightly less where the resin fills the gaps of a sparse inner layer.',
      'Dk is the dielectric constant (relative permittivity), nominal at 1 GHz. It varies with the glass and the resin, and falls slightly with the frequency: by about 0.1 at 10 GHz.',
      `Solder mask adds about ${inBothUnits(solderMaskThickness)} on each side and is not included in the totals.`,
      `A finished board is within ±${thicknessTolerance * 100} % of the thickness that you order.`,
    ]),
    listSection('own', 'A stack-up of your own', [
      'Keep it symmetric about the middle, with about the same copper on mirrored layers: an unbalanced board warps in soldering.',
      'Put prepreg between any two cores, since cores do not bond to each other.',
      'Use no more than two sheets of prepreg in a row.',
      'Give every outer signal layer an adjacent plane.',
      'State the layer order and thicknesses in the README of your archive.',
    ]),
  ],
  related: [
    { ...pageLinks.impedanceBuildUps, text: 'Line widths for 50, 90 and 100 ohms on these stack-ups.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
