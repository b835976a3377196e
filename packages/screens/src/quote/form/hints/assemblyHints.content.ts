import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatCount } from '../../../shared/format/money.ts';
import { chooseOr, ifAny } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

export const assemblyHints = {
  texts: {
    assemblySingleBoard: ({ border }, choices) =>
      `The assembly line holds a panel by its border of ${border} mm, which has the tooling holes.${ifAny(choices, (any) => `Choose ${any} for boards that are easier to populate.`)}`,
    spares: ({ spares, chip }) =>
      `Add spares to your kit: typically ${formatCount(spares)} of an ${chip} part that is on each board once.`,
    completeKit: ({ supply, from, to }) =>
      `The ship date is counted from the complete kit. Boards are made meanwhile, but assembly waits for the last part: ${supply === 'turnkey' ? `buying takes ${from} to ${to} working days` : 'send your kit as soon as you order'}.`,
    challan:
      'If you are registered for GST, send the kit with a delivery challan (CGST Rules, rules 45 and 55); from another state it also needs an e-way bill, whatever its value. If you are not, ask us before you send parts.',
    viaInPad: (_, choices) =>
      `Vias in pads drain solder from the joint unless they are filled and capped (IPC-4761 type VII).${ifAny(choices, (any) => `If you have any, choose ${any}.`)}`,
    finePitchHasl: ({ micrometres }, choices) =>
      `Levelled solder of ${micrometres} µm is too uneven for BGAs and fine pitch. ${chooseOr(choices, 'reviews it')}`,
    leadedSolder: (_, choices) =>
      `Leaded solder ends RoHS compliance, whatever the finish.${ifAny(choices, (any) => `Choose ${any} unless your product is exempt.`)}`,
    mixedSolder: ({ percent }, choices) =>
      `The lead of this finish dissolves in lead-free solder: the joints exceed the ${percent} % of RoHS, and nobody knows their alloy. ${chooseOr(choices, 'reviews it')}`,
    leadedBga: ({ melts, peak }, choices) =>
      `Most BGAs have lead-free balls, which melt at ${melts} °C and need a reflow of at least ${peak} °C. Their makers advise against leaded paste. ${chooseOr(choices, 'agrees balls and profile with you')}`,
    withoutXray: ({ percent }) =>
      `Only an X-ray shows bridges and voids below a BGA. IPC-A-610 allows voids of up to ${percent} %.`,
    leadInStatement:
      'This order contains lead, a substance of very high concern (SVHC). The statement names it, as article 33 of REACH asks.',
    assemblyClass: (_, choices) =>
      `Class 3 of IPC-A-610 is for joints and parts only. A class 3 product needs class 3 boards as well.${ifAny(choices, (any) => `For one, choose ${any}.`)}`,
  },
  pages: {
    assemblySingleBoard: pageLinks.panelGuidelines,
    spares: pageLinks.packagingGuideline,
    completeKit: pageLinks.faqGeneral,
    challan: pageLinks.packagingGuideline,
    viaInPad: pageLinks.pcbA,
    finePitchHasl: pageLinks.pcbA,
    leadedSolder: pageLinks.certifications,
    mixedSolder: pageLinks.certifications,
    leadedBga: pageLinks.pcbA,
    withoutXray: pageLinks.pcbA,
    leadInStatement: pageLinks.certifications,
    assemblyClass: pageLinks.pcbA,
  },
} satisfies HintPart;
