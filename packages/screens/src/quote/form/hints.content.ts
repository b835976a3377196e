import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { formatRatio } from '../../content/tools/StencilApertureCalculator/formatRatio.ts';
import { pageLinks } from '../../content/pages/pageLinks.ts';
import type { FabValues, FlexValues } from '@pcb/quoting/forms';
import type { Hint, HintCode, HintFigures } from '@pcb/quoting/hints/hintsOf';
import type { LegendMark, Proposal } from '@pcb/quoting/hints/rule';
import type { Size } from '@pcb/quoting/limits';
import { counted, eitherOf, listed, nounFor, shortened } from '../../shared/format/words.ts';
import { formatCount, formatRupees } from '../../shared/format/money.ts';
import { maxLength } from '@pcb/quoting/parse';
import type { PlacedFigure } from './showPlace.ts';

const maxQuotedLength = 24;

/** A value as typed, in quotation marks. */
const quoted = (typed: string) => `“${shortened(typed.trim(), maxQuotedLength)}”`;

const wholeNumberUpTo = (max: number) => `enter a whole number from 1 to ${formatCount(max)}.`;
const millimetres = `in millimetres, such as 80 or 62.5, up to ${maxLength}.`;

const usualFoil = `${capabilities.stencil.foil.text.replace('–', ' to ')} mm`;

const materials = { fr4: 'FR-4', rogers: 'Rogers' };

const maskColours: Readonly<Record<FabValues['maskColour'], string>> = {
  green: 'Green',
  red: 'Red',
  blue: 'Blue',
  black: 'Black',
  white: 'White',
  yellow: 'Yellow',
};

const legendMarks: Readonly<Record<LegendMark, string>> = {
  serialNumbers: 'serial numbers',
  ulMark: 'the UL mark',
  dateCode: 'the date code',
};

const coverlays: Readonly<Record<FlexValues['coverlay'], string>> = {
  none: 'no coverlay',
  top: 'coverlay on the top',
  bottom: 'coverlay on the bottom',
  both: 'coverlay on both sides',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sides = ([long, short]: Size) => `${long} × ${short} mm`;

/** The options that hints propose, in words that follow “choose”. */
const proposals: {
  readonly [Field in keyof Proposal]-?: Readonly<Record<`${NonNullable<Proposal[Field]>}`, string>>;
} = {
  layers: { '1': '1 layer', '2': '2 layers', '4': '4 layers' },
  material: { polyimide: 'polyimide' },
  thickness: {
    '1.6': '1.6 mm',
    '4': '4 mil',
    '5': '5 mil',
    '0.04': 'a thickness of 0.04 mm',
    '0.06': 'a thickness of 0.06 mm',
    '0.08': 'a thickness of 0.08 mm',
  },
  finish: { leadfree: 'lead-free HASL', enig: 'ENIG', tin: 'tin' },
  tg: { mid: 'mid Tg', high: 'high Tg' },
  copper: { '0.5': '0.5 oz', '1': '1 oz', '12': 'copper of 12 µm', '18': 'copper of 18 µm' },
  innerCopper: { '0.5': '0.5 oz' },
  track: { '0.20': '0.20 mm', '0.15': '0.15 mm', '0.10': '0.10 mm' },
  hole: { '0.30': 'drilled holes of 0.30 mm' },
  ipcClass: { '3': 'class 3 of IPC-6012' },
  viaTreatment: { tented: 'tented vias', open: 'open vias', filled: 'filled and capped vias' },
  dispatchUnit: { panel: 'a panel' },
  // Always proposed together: as many rows and columns as fit.
  panelRows: { '': 'as many rows' },
  panelColumns: { '': 'columns as fit' },
  legendColour: { white: 'a white legend', black: 'a black legend' },
  legendSide: { both: 'a legend on both sides', top: 'a legend on the top', none: 'no legend' },
  solder: { leadfree: 'lead-free solder', leaded: 'leaded solder' },
  leadTime: { '7': '7 working days', '10': '10 working days' },
  castellatedHoles: { true: 'castellated holes' },
  coverlay: { top: 'coverlay on the top', bottom: 'coverlay on the bottom', both: 'coverlay on both sides' },
  stiffener: { fr4: 'an FR-4 stiffener' },
};

/** The alternatives of a hint in words: 'lead-free HASL or ENIG'. Empty if it has none. */
function choicesOf(advice: readonly Proposal[]) {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = proposals;
  return eitherOf(
    advice.map((proposal) =>
      listed(Object.entries(proposal).map(([field, option]) => words[field]?.[String(option)] ?? '')),
    ),
  );
}

/** Proposes the choices of a hint, or else says what an engineer does. Without choices, only the engineer. */
const chooseOr = (choices: string, engineer: string) =>
  choices === '' ? `An engineer ${engineer}.` : `Choose ${choices}, or an engineer ${engineer}.`;

/** A sentence with the choices of a hint, after another one. Empty without choices. */
const ifAny = (choices: string, text: (choices: string) => string) => (choices === '' ? '' : ` ${text(choices)}`);

type HintText<Figures> = ((figures: Figures, choices: string) => string) | (Figures extends null ? string : never);

/**
 * What a hint says, by its kind: the fact, its limit, and what happens next. No hint prevents an order. `choices` are the
 * alternatives that it proposes, in words, or empty: a proposal that would lead to another review is not among them.
 */
const texts = {
  // Sizes and quantities
  comma: ({ typed }) => `No price for ${quoted(typed)}: enter it without the comma, which is ambiguous.`,
  noQuantity: ({ max }) => `No price without a quantity: ${wholeNumberUpTo(max)}`,
  quantity: ({ typed, max }) => `No price for ${quoted(typed)}: ${wholeNumberUpTo(max)}`,
  quantityOnRequest: ({ max }) => `Quantities above ${formatCount(max)} are priced on request.`,
  areaOnRequest: ({ max }) => `Orders above ${max} m² in total are priced on request.`,
  noSize: `No price without a size: enter X and Y ${millimetres}`,
  size: ({ typed }) => `No price for ${quoted(typed)}: enter millimetres, up to ${maxLength}.`,
  boardSize: ({ material, isMultilayer, max }) =>
    `The maximum ${isMultilayer ? '4-layer ' : ''}${materials[material]} board is ${sides(max)}. Larger boards need an engineering review.`,
  flexSize: ({ max }) => `Our working panel holds ${sides(max)}. Larger circuits need an engineering review.`,
  stencilSize: ({ max }) => `The maximum stencil size is ${sides(max)}. Larger stencils need an engineering review.`,
  stencilFrame: ({ frames, max }) =>
    `Frames of automatic printers, usually ${frames.map((side) => `${side} × ${side}`).join(' or ')} mm, exceed our maximum of ${sides(max)}. An engineer quotes them.`,
  outlineTolerance: ({ millimetres }) => `Milled outlines have a tolerance of ±${millimetres} mm.`,
  oneBoard: ({ second }) =>
    `A second board adds ${formatRupees(second)} before tax: the set-up is charged once per order.`,
  nextBand: ({ piece, upTo, percent, days }) =>
    `Each ${piece} above ${formatCount(upTo)} is charged at ${percent} % of the full rate.${days > 0 ? ` Larger orders take ${days} working days longer.` : ''}`,
  addedDays: ({ days }) => `This quantity adds ${days} working days to the lead time.`,
  pairs: ({ pairs }) =>
    `${formatCount(pairs)} pairs are ${formatCount(2 * pairs)} stencils: ${formatCount(pairs)} for the top and ${formatCount(pairs)} for the bottom.`,

  // Panels and assembly
  panelHoldsOne: ({ usable, border }) =>
    `The working panel holds ${usable} mm, so only one of these boards fits a panel. Each has its own ${border} mm border.`,
  panelOfOne: ({ border }) => `A panel of one is that board with a border of ${border} mm.`,
  panelBelowVCut: ({ side, boards }) =>
    `V-cuts need a panel of ${side} × ${side} mm or more: at least ${formatCount(boards)} of these boards. Smaller panels are milled, with tabs.`,
  panelDoesNotFit: ({ border, gap, usable }) =>
    `With a border of ${border} mm and a milling gap of ${gap} mm, this board exceeds the ${usable} mm of a working panel. Such panels need an engineering review.`,
  assemblySingleBoard: ({ border }, choices) =>
    `The assembly line holds a panel by its border of ${border} mm, which has the tooling holes.${ifAny(choices, (any) => `Choose ${any} for boards that are easier to populate.`)}`,
  spares: ({ spares, chip }) =>
    `Add spares to your kit: typically ${formatCount(spares)} of an ${chip} part that is on each board once.`,
  completeKit: ({ supply, from, to }) =>
    `The ship date is counted from the complete kit. Boards are made meanwhile, but assembly waits for the last part: ${supply === 'turnkey' ? `buying takes ${from} to ${to} working days` : 'send your kit as soon as you order'}.`,

  challan:
    'If you are registered for GST, send the kit with a delivery challan (CGST Rules, rules 45 and 55); from another state it also needs an e-way bill, whatever its value. If you are not, ask us before you send parts.',

  // Rigid boards
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
  track: ({ copper, minimum }, choices) =>
    `${copper} oz base copper needs ${minimum} mm. ${chooseOr(choices, 'reviews finer tracks')}`,
  innerTrack: ({ minimum }, choices) => `Inner layers need ${minimum} mm. ${chooseOr(choices, 'reviews finer tracks')}`,
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
  class3Copper: ({ typical, least }, choices) =>
    `Class 3 needs ${least} µm of finished copper (IPC-6012); 0.5 oz typically reaches ${typical} µm. ${chooseOr(choices, 'agrees more plating with you, which changes impedance')}`,
  impedanceStackUp:
    'Our track widths are for FR-4 stack-ups with inner copper of 0.5 oz. For this board, send your stack-up, or an engineer proposes one before you route.',
  impedanceCopper: ({ computed, copper, finished }, choices) =>
    `Our track widths are for ${listed(computed)} oz base copper. The ${finished} µm of ${copper} oz lower the impedance. ${chooseOr(choices, 'computes the widths before you route')}`,
  innerCopperReview: ({ ounces }, choices) =>
    `Our inner copper is ${ounces} oz. Thicker copper needs more resin than the single prepreg of our stack-ups holds. ${chooseOr(choices, 'reviews the stack-up')}`,
  goldFingers: ({ ipcClass, micrometres, clearance }) =>
    `Fingers get ${micrometres} µm of hard gold (class ${ipcClass}), on one straight edge that is bevelled. Draw no mask between them, and keep vias and pads ${clearance} mm away.`,
  edgePlating:
    'No sample price: it depends on the length of the edges. We mill them before plating, so leave gaps for the tabs that hold the board.',
  edgePlatingFinish: (_, choices) =>
    `Levelled solder does not cover a plated edge evenly. ${chooseOr(choices, 'reviews the finish')}`,
  edgePlatingVCut: 'A V-cut would remove the plating of an edge, so we mill it and hold the board with tabs.',
  maskDam: ({ colour, dam, green, gap }) =>
    `${maskColours[colour]} mask needs a dam of ${dam} mm between pads (green ${green} mm), so keep pads ${gap} mm apart. Narrower gaps get no mask, and solder can bridge them.`,
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
  assemblyClass: (_, choices) =>
    `Class 3 of IPC-A-610 is for joints and parts only. A class 3 product needs class 3 boards as well.${ifAny(choices, (any) => `For one, choose ${any}.`)}`,
  withoutXray: ({ percent }) =>
    `Only an X-ray shows bridges and voids below a BGA. IPC-A-610 allows voids of up to ${percent} %.`,

  // Rigid boards: choices on demand
  partCount: ({ typed, min, max }) =>
    `${typed === '' ? 'No price without this number' : `No price for ${quoted(typed)}`}: enter a whole number from ${min} to ${formatCount(max)}.`,
  targetPrice: ({ typed, max }) =>
    `${quoted(typed)} is not an amount: enter rupees such as 185.50, up to ${formatCount(max)}, or nothing.`,
  panelCount: ({ typed, max }) =>
    `${quoted(typed)} is not a count: enter a whole number from 1 to ${max}, or nothing for as many as fit.`,
  panelGridTooLarge: ({ width, height, usable }, choices) =>
    `This panel would be ${width} × ${height} mm, and our working panel holds ${usable} mm. Enter fewer rows or columns${ifAny(choices, (any) => `or choose ${any}`)}.`,
  panelsNeeded: ({ boards, perPanel, panels, empty }) =>
    `${counted(boards, 'board')} ${nounFor(boards, 'fills', 'fill')} ${counted(panels, 'panel')} of ${formatCount(perPanel)}${empty === 0 ? '' : `, with ${counted(empty, 'place')} left over`}.`,
  legendInvisible: (_, choices) =>
    `A legend of this colour hardly shows on this mask. ${chooseOr(choices, 'agrees another colour with you')}`,

  // Orders that cannot be made as they are
  boardTooSmall: ({ unit, side, panel }, choices) =>
    unit === 'single'
      ? `Single boards are ${side} mm or more on each side, boards in a panel ${panel} mm. ${chooseOr(choices, 'reviews the size')}`
      : `Boards in a panel are ${side} mm or more on each side. ${chooseOr(choices, 'reviews the size')}`,
  tooSmallForLine: ({ unit, side }, choices) =>
    `Our assembly line holds ${unit === 'single' ? 'boards' : 'panels'} of ${side} × ${side} mm or more. ${chooseOr(choices, 'reviews how to hold them')}`,
  crowded: ({ placements, most }) =>
    `${counted(placements, 'placement')} do not fit: the ordered sides have room for ${formatCount(most)} of the small size 0402 at most. Check the number, the sides and the size, or an engineer reviews them.`,
  moreKindsThanParts: ({ placements, joints, kinds }) =>
    `${counted(kinds, 'different part')} ${nounFor(kinds, 'is', 'are')} more than ${counted(placements, 'placement')} and ${counted(joints, 'joint')} can use. Check the three numbers, or an engineer reviews them.`,
  fillWithoutPlating: (_, choices) =>
    `Plugging and filling are for plated vias (IPC-4761), and a 1-layer board has none. ${chooseOr(choices, 'reviews the order')}`,
  leadInStatement:
    'This order contains lead, a substance of very high concern (SVHC). The statement names it, as article 33 of REACH asks.',
  marksWithoutLegend: ({ marks }, choices) =>
    `${capitalised(listed(marks.map((mark) => legendMarks[mark])))} ${marks.length === 1 && marks[0] !== 'serialNumbers' ? 'is' : 'are'} printed in the legend, which this order does not have. ${chooseOr(choices, 'agrees another place with you')}`,

  // Flexible boards
  flexTooSmall: ({ side }) =>
    `Flexible circuits are ${side} mm or more on each side. An engineer reviews smaller ones.`,
  flexTooThin: ({ layers, copper, coverlay, least }, choices) =>
    `With ${counted(Number(layers), 'layer')} of ${copper} µm copper and ${coverlays[coverlay]}, the circuit is ${formatMm(least, 2)} mm thick or more. ${chooseOr(choices, 'agrees the thickness with you')}`,
  bareCopper: ({ sides }) =>
    `The copper on the ${listed(sides)} has no coverlay, so the finish covers its tracks, and solder can bridge them.`,
  bareCopperFlexes: ({ sides }, choices) =>
    `The copper on the ${listed(sides)} has no coverlay, so it lies at the surface, where flexing stretches it most. ${chooseOr(choices, 'reviews the bend')}`,
  nickelOnTracks: 'The nickel of this finish is brittle. On tracks without coverlay it cracks where the circuit bends.',
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

  // Stencils
  frameDrilled: ({ price }) =>
    `Drilling the frame for another printer adds ${formatRupees(price)} per order, before tax.`,
  framelessPrinter: 'A frameless stencil has no hole pattern, so the printer makes no difference.',
  foil: ({ millimetres }) => `${millimetres} mm is above our usual ${usualFoil} and needs an engineering review.`,
  coarseFoil: ({ square, slot }, choices) =>
    `To IPC-7525, paste releases from squares of ${square} mm and slots of ${slot} mm or more.${ifAny(choices, (any) => `For smaller apertures, choose ${any}.`)}`,
  fineFoil: ({ opening, pitch, circle, ratio, least }) =>
    `To IPC-7525, paste releases from openings of ${opening} mm or more. Circles of ${circle} mm, as for BGAs with a pitch of ${pitch} mm, have an area ratio of ${formatRatio(ratio)}, below ${formatRatio(least)}: enlarge them, and those of large joints, which need more paste.`,
  reducedApertures: ({ side, square }) =>
    `Each side becomes ${side} % as long. To IPC-7525, paste releases from squares of ${square} mm or more in your data.`,
  approval: 'We cut after your approval, so a late answer moves the ship date.',

  // Layout and parts
  impedanceWithoutPlane: (_, choices) =>
    `A board of 1 layer has no plane under a controlled track. ${chooseOr(choices, 'reviews a coplanar design')}`,
  impedanceTwoLayers: ({ copper, ohms, onTwo, onFour, thickness }) =>
    `On ${thickness} mm boards with ${copper} oz base copper, a ${ohms} Ω track is ${onTwo} mm wide on 2 layers and ${onFour} mm on 4.`,
  fastLayout: ({ days }, choices) =>
    `${days} working days are short for a layout of this size. ${chooseOr(choices, 'confirms the date')}`,
  oneLayerCrossings: (_, choices) =>
    `Tracks on 1 layer cannot cross. With this many parts, expect wire links${ifAny(choices, (any) => `or choose ${any}`)}.`,
  partsAfterBoards: ({ days }) => `Bare rigid boards take ${days} working days, so they may wait for these parts.`,

  // What the customer's files state
  fileSize: ({ width, height }) => `Your files measure ${formatMm(width, 2)} × ${formatMm(height, 2)} mm.`,
  fileLayers: ({ layers }) => `Your files have ${counted(layers, 'copper layer')}.`,
  fileManyLayers: ({ layers, most }) =>
    `Your files have ${layers} copper layers. Boards with more than ${most} are priced on request: the price here is for the layers chosen.`,
  fileTrack: ({ finest, isGap }, choices) =>
    `The ${isGap ? 'smallest gap' : 'narrowest track'} in your files is ${formatMm(finest, 3)} mm. ${chooseOr(choices, 'reviews it')}`,
  fileHole: ({ drill, mechanical }) =>
    `The smallest hole in your files needs a drill of ${formatMm(drill, 2)} mm. Mechanical drills start at ${mechanical} mm: an engineer reviews smaller ones.`,
  fileRing: ({ ring, least }) =>
    ring < 0
      ? 'A hole in your files leaves its pad. An engineer reviews it.'
      : `The smallest annular ring in your files is ${formatMm(ring, 3)} mm beyond the drill, below our ${formatMm(least, 3)} mm. An engineer reviews it.`,
  fileEdge: ({ distance, least }) =>
    distance < 0.0005
      ? 'Copper in your files reaches the edge of the board. An engineer asks whether the edge is plated.'
      : `Copper in your files is ${formatMm(distance, 3)} mm from the edge of the board, below our ${least} mm. An engineer reviews it.`,
  fileSlot: ({ width, least }) =>
    `The narrowest slot in your files is ${formatMm(width, 2)} mm wide when finished, below our ${least} mm. An engineer reviews it.`,
  fileHalfHoles: (_, choices) =>
    `Your files have plated holes on the edge of the board. ${choices === '' ? 'An engineer asks whether they are half holes.' : `If they are half holes, choose ${choices}.`}`,
  filePlating: ({ holes }) =>
    `Your files do not state whether they are plated: ${counted(holes, 'hole')}. Say it in the remarks, or we ask you.`,
  fileMask: ({ missing }) => `Your files have no solder mask for the ${listed(missing)}. Add it, or we ask you.`,
  fileLegend: ({ sides }) =>
    sides.length === 0 ? 'Your files have no legend.' : `Your files have a legend on the ${listed(sides)}.`,
  filePaste: ({ sides }) =>
    sides.length === 0
      ? 'Your files have no paste layer, which a stencil is cut from.'
      : `Your files have a paste layer for the ${listed(sides)}.`,
  fileAreaRatio: ({ ratio, least }, choices) =>
    `The smallest opening in your files has an area ratio of ${formatRatio(ratio)} in this foil, below the ${formatRatio(least)} of IPC-7525. ${chooseOr(choices, 'reviews it')}`,
} satisfies {
  readonly [Code in HintCode]: HintText<HintFigures[Code]>;
};

/** The page that explains a hint, with the text of its link. Typing mistakes and prices on request have none. */
const pages: { readonly [Code in HintCode]?: (typeof pageLinks)[keyof typeof pageLinks] } = {
  boardSize: pageLinks.technicalCapabilities,
  flexSize: pageLinks.panelGuidelines,
  stencilSize: pageLinks.pcbStencil,
  stencilFrame: pageLinks.pcbStencil,
  outlineTolerance: pageLinks.designGuidelines,
  oneBoard: pageLinks.faqGeneral,
  nextBand: pageLinks.faqGeneral,
  addedDays: pageLinks.faqGeneral,
  pairs: pageLinks.pcbStencil,
  panelHoldsOne: pageLinks.panelGuidelines,
  panelOfOne: pageLinks.panelGuidelines,
  panelBelowVCut: pageLinks.panelGuidelines,
  panelDoesNotFit: pageLinks.panelGuidelines,
  assemblySingleBoard: pageLinks.panelGuidelines,
  spares: pageLinks.packagingGuideline,
  completeKit: pageLinks.faqGeneral,
  challan: pageLinks.packagingGuideline,
  rogersMultilayer: pageLinks.standardBuildUps,
  rogersThickness: pageLinks.rogersLaminate,
  noStandardStackUp: pageLinks.standardBuildUps,
  leadedFinish: pageLinks.certifications,
  unevenFinish: pageLinks.pcbA,
  tg: pageLinks.rogersLaminate,
  leadFreeTg: pageLinks.technicalCapabilities,
  signalCopper: pageLinks.technicalCapabilities,
  innerCopper: pageLinks.standardBuildUps,
  track: pageLinks.designGuidelines,
  innerTrack: pageLinks.designGuidelines,
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
  impedanceStackUp: pageLinks.impedanceBuildUps,
  impedanceCopper: pageLinks.impedanceBuildUps,
  innerCopperReview: pageLinks.standardBuildUps,
  goldFingers: pageLinks.reachOut,
  edgePlating: pageLinks.reachOut,
  edgePlatingFinish: pageLinks.pcbA,
  edgePlatingVCut: pageLinks.panelGuidelines,
  maskDam: pageLinks.preProduction,
  viaInPad: pageLinks.pcbA,
  finePitchHasl: pageLinks.pcbA,
  leadedSolder: pageLinks.certifications,
  mixedSolder: pageLinks.certifications,
  leadedBga: pageLinks.pcbA,
  withoutXray: pageLinks.pcbA,
  legendInvisible: pageLinks.designGuidelines,
  boardTooSmall: pageLinks.panelGuidelines,
  tooSmallForLine: pageLinks.panelGuidelines,
  crowded: pageLinks.panelGuidelines,
  moreKindsThanParts: pageLinks.pcbA,
  fillWithoutPlating: pageLinks.pcbA,
  leadInStatement: pageLinks.certifications,
  assemblyClass: pageLinks.pcbA,
  marksWithoutLegend: pageLinks.preProduction,
  flexTooSmall: pageLinks.flexiblePcb,
  panelGridTooLarge: pageLinks.panelGuidelines,
  panelsNeeded: pageLinks.panelGuidelines,
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
  frameDrilled: pageLinks.pcbStencil,
  framelessPrinter: pageLinks.pcbStencil,
  foil: pageLinks.pcbStencil,
  coarseFoil: pageLinks.solderPastePrep,
  fineFoil: pageLinks.pcbStencil,
  reducedApertures: pageLinks.solderPastePrep,
  approval: pageLinks.solderPastePrep,
  impedanceWithoutPlane: pageLinks.impedanceBuildUps,
  impedanceTwoLayers: pageLinks.impedanceBuildUps,
  fastLayout: pageLinks.reachOut,
  oneLayerCrossings: pageLinks.faqTechnical,
  partsAfterBoards: pageLinks.faqGeneral,
};

/** The button that shows where a figure of the customer's files is. */
const show: Readonly<Record<PlacedFigure, string>> = {
  smallestTrack: 'Show the narrowest track',
  smallestGap: 'Show the smallest gap',
  smallestDrill: 'Show the smallest hole',
  smallestRing: 'Show the smallest ring',
  copperToEdge: 'Show where copper is nearest to the edge',
  smallestPasteAperture: 'Show the smallest opening',
};

/** Copy of the hints. */
export const hintsContent = { texts, pages, show };

export type HintCopy = typeof hintsContent;

/** A hint in words. */
export function hintText({ code, figures, advice }: Hint, { texts }: HintCopy): string {
  // TypeScript cannot infer that the text of a code takes the figures of that code.
  const text = texts[code] as HintText<Hint['figures']> | string;
  return typeof text === 'string' ? text : text(figures, choicesOf(advice));
}
