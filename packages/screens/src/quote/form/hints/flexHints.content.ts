import { formatMm } from '@pcb/engineering/lengths';
import type { FlexValues } from '@pcb/quoting/forms';
import type { FileHintFigures } from '@pcb/quoting/hints/files';
import type { FlexFigures } from '@pcb/quoting/hints/flex';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatRupees } from '../../../shared/format/money.ts';
import { counted, listed } from '../../../shared/format/phrases.ts';
import { boardHints } from './boardHints.content.ts';
import { chooseOr, ifAny } from './choices.content.ts';
import { fileHints } from './fileHints.content.ts';
import { formatSize } from './hintFigures.ts';
import type { HintCopyOf } from './hintText.ts';
import { typedHints } from './typedHints.content.ts';

const coverlays: Readonly<Record<FlexValues['coverlay'], string>> = {
  none: 'no coverlay',
  top: 'coverlay on the top',
  bottom: 'coverlay on the bottom',
  both: 'coverlay on both sides',
};

export const flexHints = {
  texts: {
    ...typedHints.texts,
    ...boardHints.texts,
    ...fileHints.texts,
    flexSize: ({ max }) => `Our working panel holds ${formatSize(max)}. Larger circuits need an engineering review.`,
    flexTooSmall: ({ side }) =>
      `Flexible circuits are ${side} mm or more on each side. An engineer reviews smaller ones.`,
    flexTooThin: ({ layers, copper, coverlay, min }, choices) =>
      `With ${counted(Number(layers), 'layer')} of ${copper} µm copper and ${coverlays[coverlay]}, the circuit is ${formatMm(min, 2)} mm thick or more. ${chooseOr(choices, 'agrees the thickness with you')}`,
    bareCopper: ({ sides }) =>
      `The copper on the ${listed(sides)} has no coverlay, so the finish covers its tracks, and solder can bridge them.`,
    bareCopperFlexes: ({ sides }, choices) =>
      `The copper on the ${listed(sides)} has no coverlay, so it lies at the surface, where flexing stretches it most. ${chooseOr(choices, 'reviews the bend')}`,
    nickelOnTracks:
      'The nickel of this finish is brittle. On tracks without coverlay it cracks where the circuit bends.',
    coverlayOnFilm: 'With 1 layer, the copper is on the top. Coverlay on the bottom protects only film.',
    twoLayersBend: 'One layer allows tighter bends. On two, stagger the tracks of the two sides where the board bends.',
    twoLayersFlex: (_, choices) =>
      `Two layers wear out sooner than one, whose copper lies near the middle. ${chooseOr(choices, 'reviews the bend')}`,
    thickCopperFlexes: ({ copper }, choices) =>
      `Copper of ${copper} µm cracks sooner than a thinner foil. ${chooseOr(choices, 'reviews the bend')}`,
    steelOnCopper: ({ side }, choices) =>
      `Steel conducts, and the copper on the ${side} has no coverlay. ${chooseOr(choices, 'reviews the order')}`,
    enepig: 'Suits wire bonding as well as soldering (IPC-4556).',
    highTg: (_, choices) => `PE film does not reach a Tg of 230 °C.${ifAny(choices, (any) => `Choose ${any}.`)}`,
    peReflow: ({ melts }, choices) =>
      `PE film does not withstand reflow, as lead-free solder melts at ${melts} °C. Connect it with a ZIF connector or conductive adhesive${ifAny(choices, (any) => `or choose ${any}`)}.`,
    peFinish: ({ finish }, choices) =>
      `No price for ${finish.toUpperCase()} on PE film: its nickel is plated at 80 to 90 °C, and PE takes no reflow. ${chooseOr(choices, 'reviews it')}`,
    gerber: ({ price }) => `Generating the data adds ${formatRupees(price)} before tax.`,
  },
  pages: {
    ...typedHints.pages,
    ...boardHints.pages,
    ...fileHints.pages,
    flexSize: pageLinks.panelGuidelines,
    flexTooSmall: pageLinks.flexiblePcb,
    flexTooThin: pageLinks.flexiblePcb,
    bareCopper: pageLinks.flexiblePcb,
    bareCopperFlexes: pageLinks.flexiblePcb,
    nickelOnTracks: pageLinks.flexiblePcb,
    coverlayOnFilm: pageLinks.flexiblePcb,
    twoLayersBend: pageLinks.flexiblePcb,
    twoLayersFlex: pageLinks.flexiblePcb,
    thickCopperFlexes: pageLinks.flexiblePcb,
    steelOnCopper: pageLinks.flexiblePcb,
    enepig: pageLinks.flexiblePcb,
    highTg: pageLinks.flexiblePcb,
    peReflow: pageLinks.flexiblePcb,
    peFinish: pageLinks.flexiblePcb,
    gerber: pageLinks.flexiblePcb,
  },
  show: fileHints.show,
} satisfies HintCopyOf<FlexFigures & FileHintFigures>;
