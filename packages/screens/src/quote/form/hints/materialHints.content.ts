import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { chooseOr, ifAny } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

export const materialHints = {
  texts: {
    rogersMultilayer: 'Our standard 4-layer stack-ups are FR-4. An engineer proposes one in Rogers.',
    rogersThickness: (_, choices) =>
      `With 1 or 2 layers and 0.5 oz base copper, our listed Rogers laminates make 1.6 mm only. ${chooseOr(choices, 'reviews another combination')}`,
    noStandardStackUp: ({ layers, thicknesses }, choices) =>
      `Our standard ${layers}-layer stack-up is ${thicknesses.join(', ')} mm. ${chooseOr(choices, 'proposes one of this thickness')}`,
    leadedFinish: ({ percent }, choices) =>
      `Contains lead, of which RoHS and India’s E-Waste Rules allow ${percent} %.${ifAny(choices, (any) => `For either, choose ${any}.`)}`,
    unevenFinish: (_, choices) =>
      `HASL leaves a slight dome of solder on each pad.${ifAny(choices, (any) => `For fine pitch, choose ${any}, which is flat.`)}`,
    tg: 'Applies to FR-4 only.',
    leadFreeTg: ({ peak, laminates: { std, mid, high } }, choices) =>
      `Lead-free soldering reaches ${peak} °C. Standard Tg (IPC-4101${std.sheet}, Td ${std.td} °C) is for few passes; mid is ${mid.sheet}, ${mid.td} °C, and high ${high.sheet}, ${high.td} °C.${ifAny(choices, (any) => `For more passes, or for thick boards, choose ${any}.`)}`,
    signalCopper: ({ signal, power, outer }) =>
      `${signal} oz base copper is our maximum for signal layers. Power layers with up to ${power} oz and outer layers of up to ${outer} oz are on request.`,
    innerCopper: ({ ounces }) => `Applies to the outer layers. Inner layers keep ${ounces} oz.`,
    innerCopperReview: ({ ounces }, choices) =>
      `Our inner copper is ${ounces} oz. Thicker copper needs more resin than the single prepreg of our stack-ups holds. ${chooseOr(choices, 'reviews the stack-up')}`,
    track: ({ copper, minimum }, choices) =>
      `${copper} oz base copper needs ${minimum} mm. ${chooseOr(choices, 'reviews finer tracks')}`,
    innerTrack: ({ minimum }, choices) =>
      `Inner layers need ${minimum} mm. ${chooseOr(choices, 'reviews finer tracks')}`,
  },
  pages: {
    rogersMultilayer: pageLinks.standardBuildUps,
    rogersThickness: pageLinks.rogersLaminate,
    noStandardStackUp: pageLinks.standardBuildUps,
    leadedFinish: pageLinks.certifications,
    unevenFinish: pageLinks.pcbA,
    tg: pageLinks.rogersLaminate,
    leadFreeTg: pageLinks.technicalCapabilities,
    signalCopper: pageLinks.technicalCapabilities,
    innerCopper: pageLinks.standardBuildUps,
    innerCopperReview: pageLinks.standardBuildUps,
    track: pageLinks.designGuidelines,
    innerTrack: pageLinks.designGuidelines,
  },
} satisfies HintPart;
