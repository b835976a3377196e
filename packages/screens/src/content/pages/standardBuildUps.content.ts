import { inBothUnits } from '@pcb/engineering/lengths';
import {
  innerCopper,
  outerCopper,
  solderMaskThickness,
  type StackUp,
  stackUpsOf,
  thicknessTolerance,
} from '@pcb/engineering/stackUps';
import { listSection, section } from '../blocks.ts';
import type { Block, ContentPageContent, Section } from '../model.ts';
import { pageLinks } from './pageLinks.ts';

const stackUpSection = (copperLayers: StackUp['copperLayers'], id: string, title: string, text: string): Section =>
  section(id, title, [text, ...stackUpsOf(copperLayers).map((stackUp): Block => ({ kind: 'stackUp', stackUp }))]);

/** The stack-ups that a board gets when its order names no other. */
export const standardBuildUpsContent: ContentPageContent = {
  reference: 'C4',
  designator: 'Components',
  title: 'Standard Stack-Ups',
  lead: 'The layers of our boards with two, four and six layers, from top to bottom. Choose one of these and we need no stack-up from you.',
  meta: {
    title: 'Standard stack-ups',
    description: 'Standard PCB stack-ups with 2, 4 and 6 layers: copper, core and prepreg thicknesses in mm and mil.',
  },
  sections: [
    stackUpSection(
      2,
      'two-layers',
      'Two layers',
      'One core with copper on both sides. Keep the bottom as a ground pour where you can; every gap in it is a detour for the return current of the signals above. A board of one layer (1.6 mm) has a core thicker by the copper that it lacks; its copper is a 1 oz foil as supplied, since its holes are not plated.',
    ),
    stackUpSection(
      4,
      'four-layers',
      'Four layers',
      'A core with two planes inside, and prepreg with a signal layer on each side. Only the core differs between the three thicknesses, so a line on L1 or L4 has the same impedance on all of them.',
    ),
    stackUpSection(
      6,
      'six-layers',
      'Six layers',
      'Two cores, with prepreg between them and outside. L1 and L6 each face a plane at a small distance; L3 and L4 face each other, so route them at right angles. The order form takes one, two and four layers: for six, write to us.',
    ),
    listSection('reading', 'How to read the tables', [
      `All drawings have one scale for heights, down to the inner copper of ${innerCopper} mm; their widths have none. Point at a layer, or at its row, to see where it is in the other.`,
      `Outer copper is ${inBothUnits(outerCopper)}: on two layers or more an 18 µm foil and the copper that the plating of the holes adds, on one layer a 1 oz foil without plating. Inner layers are not plated, so they stay at the thickness of their foil.`,
      'The thickness of prepreg is what is left after pressing. It is a little less where the resin fills the gaps of a sparse inner layer.',
      'Dk is the dielectric constant (relative permittivity), nominal. It varies with the glass, the resin and the frequency.',
      `Solder mask adds about ${inBothUnits(solderMaskThickness)} on each side and is not in the totals.`,
      `A finished board is within ±${thicknessTolerance * 100} % of the thickness that you order.`,
    ]),
    listSection('own', 'A stack-up of your own', [
      'Keep it symmetric about the middle, with about the same copper on mirror layers: a lopsided board bends in soldering.',
      'Put prepreg between any two cores, since cores do not stick to each other.',
      'Use two sheets of prepreg in a row at most.',
      'Give every outer signal layer a plane next to it.',
      'Write the order of the layers and their thicknesses into the README of your archive.',
    ]),
  ],
  related: [
    { ...pageLinks.impedanceBuildUps, text: 'Line widths for 50, 90 and 100 ohms on these stack-ups.' },
    { ...pageLinks.panelGuidelines, text: 'Border, gaps, tabs and tooling holes of a panel.' },
    { ...pageLinks.reachOut, text: 'Ask for six layers, or for a stack-up of your own.' },
  ],
};
