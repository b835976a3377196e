import { capabilities } from '@pcb/engineering/capabilities';
import type { FileHintFigures } from '@pcb/quoting/hints/files';
import type { StencilFigures } from '@pcb/quoting/hints/stencil';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatRatio } from '../../../content/tools/StencilApertureCalculator/formatRatio.ts';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';
import { ifAny } from './choices.content.ts';
import { fileHints } from './fileHints.content.ts';
import { formatSize } from './hintFigures.ts';
import type { HintCopyOf } from './hintText.ts';
import { typedHints } from './typedHints.content.ts';

const usualFoil = `${capabilities.stencil.foil.text.replace('–', ' to ')} mm`;

export const stencilHints = {
  texts: {
    ...typedHints.texts,
    ...fileHints.texts,
    stencilSize: ({ max }) =>
      `The maximum stencil size is ${formatSize(max)}. Larger stencils need an engineering review.`,
    stencilFrame: ({ frames, max }) =>
      `Frames of automatic printers, usually ${frames.map((side) => `${side} × ${side}`).join(' or ')} mm, exceed our maximum of ${formatSize(max)}. An engineer quotes them.`,
    pairs: ({ pairs }) =>
      `${formatCount(pairs)} pairs are ${formatCount(2 * pairs)} stencils: ${formatCount(pairs)} for the top and ${formatCount(pairs)} for the bottom.`,
    frameDrilled: ({ price }) =>
      `Drilling the frame for another printer adds ${formatRupees(price)} per order, before tax.`,
    framelessPrinter: 'A frameless stencil has no hole pattern, so the printer makes no difference.',
    foil: ({ millimetres }) => `${millimetres} mm is above our usual ${usualFoil} and needs an engineering review.`,
    coarseFoil: ({ square, slot }, choices) =>
      `To IPC-7525, paste releases from squares of ${square} mm and slots of ${slot} mm or more.${ifAny(choices, (any) => `For smaller apertures, choose ${any}.`)}`,
    fineFoil: ({ opening, pitch, circle, ratio, min }) =>
      `To IPC-7525, paste releases from openings of ${opening} mm or more. Circles of ${circle} mm, as for BGAs with a pitch of ${pitch} mm, have an area ratio of ${formatRatio(ratio)}, below ${formatRatio(min)}: enlarge them, and those of large joints, which need more paste.`,
    reducedApertures: ({ side, square }) =>
      `Each side becomes ${side} % as long. To IPC-7525, paste releases from squares of ${square} mm or more in your data.`,
    approval: 'We cut after your approval, so a late answer moves the ship date.',
  },
  pages: {
    ...typedHints.pages,
    ...fileHints.pages,
    stencilSize: pageLinks.pcbStencil,
    stencilFrame: pageLinks.pcbStencil,
    pairs: pageLinks.pcbStencil,
    frameDrilled: pageLinks.pcbStencil,
    framelessPrinter: pageLinks.pcbStencil,
    foil: pageLinks.pcbStencil,
    coarseFoil: pageLinks.solderPastePrep,
    fineFoil: pageLinks.pcbStencil,
    reducedApertures: pageLinks.solderPastePrep,
    approval: pageLinks.solderPastePrep,
  },
  show: fileHints.show,
} satisfies HintCopyOf<StencilFigures & FileHintFigures>;
