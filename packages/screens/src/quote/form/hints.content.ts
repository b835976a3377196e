import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { formatRatio } from '../../content/tools/StencilApertureCalculator/formatRatio.ts';
import { pageLinks } from '../../content/pages/pageLinks.ts';
import type { FabValues, FlexValues } from '@pcb/quoting/forms';
import type { Hint, HintCode, HintFigures } from '@pcb/quoting/hints/hintsOf';
import type { LegendMark } from '@pcb/quoting/hints/rule';
import type { Size } from '@pcb/quoting/limits';
import { counted, listed, nounFor, shortened } from '../../shared/format/words.ts';
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

/** What a hint says, by its kind: the fact, its limit, and what happens next. No hint prevents an order. */
const texts = {
  // Sizes and quantities
  comma: ({ typed }) =>
    `No price for ${quoted(typed)}: enter it without the comma, which could separate thousands or decimals.`,
  noQuantity: ({ max }) => `No price without a quantity: ${wholeNumberUpTo(max)}`,
  quantity: ({ typed, max }) => `No price for ${quoted(typed)}: ${wholeNumberUpTo(max)}`,
  quantityOnRequest: ({ max }) => `Quantities above ${formatCount(max)} are priced on request.`,
  areaOnRequest: ({ max }) => `Orders above ${max} m² in total are priced on request.`,
  noSize: `No price without a size: enter X and Y ${millimetres}`,
  size: ({ typed }) => `No price for ${quoted(typed)}: enter this side ${millimetres}`,
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
  assemblySingleBoard: ({ border }) =>
    `A panel is easier to populate: the assembly line holds it by its border of ${border} mm, which has the tooling holes.`,
  spares: ({ spares, chip }) =>
    `If you send the parts, add spares: typically ${formatCount(spares)} of an ${chip} part that is on each board once.`,
  completeKit: ({ from, to }) =>
    `The ship date is counted from the complete kit. Boards are made meanwhile, but assembly waits for the last part: ${from} to ${to} working days if we buy them.`,

  challan:
    'Send the kit with a delivery challan (CGST Rules, rules 45 and 55). From another state it also needs an e-way bill, whatever its value.',

  // Rigid boards
  rogersMultilayer: 'Our standard 4-layer stack-ups are FR-4. An engineer proposes one in Rogers.',
  rogersThickness:
    'With 1 or 2 layers and 0.5 oz base copper, our listed Rogers laminates make 1.6 mm only. Other combinations need an engineering review.',
  noStandardStackUp: ({ layers, thicknesses }) =>
    `Our standard ${layers}-layer stack-up is ${thicknesses.join(', ')} mm. An engineer proposes one of another thickness.`,
  leadedFinish: ({ percent }) =>
    `Contains lead, of which RoHS and India’s E-Waste Rules allow ${percent} %. For either, choose lead-free HASL or ENIG.`,
  unevenFinish: 'HASL leaves a slight dome of solder on each pad. ENIG is flat, which suits fine pitch.',
  tg: 'Applies to FR-4 only.',
  leadFreeTg: ({ peak, laminates: { std, mid, high } }) =>
    `Lead-free soldering reaches ${peak} °C. Standard Tg (IPC-4101${std.sheet}, Td ${std.td} °C) is for few passes. For more, or for thick boards, choose mid Tg (${mid.sheet}, ${mid.td} °C) or high Tg (${high.sheet}, ${high.td} °C).`,
  signalCopper: ({ signal, power, outer }) =>
    `${signal} oz base copper is our maximum for signal layers. Power layers with up to ${power} oz and outer layers of up to ${outer} oz are on request.`,
  innerCopper: ({ ounces }) => `Applies to the outer layers. Inner layers keep ${ounces} oz.`,
  track: ({ copper, minimum }) =>
    `${copper} oz base copper needs ${minimum} mm. Anything finer needs an engineering review.`,
  innerTrack: ({ minimum }) => `Inner layers need ${minimum} mm. Anything finer needs an engineering review.`,
  laser:
    'A laser via is blind and ends on the next layer, so it needs 4 layers. Other designs need an engineering review.',
  laserRatio: ({ hole, dielectric, glass, ratio, max, thinner }) =>
    `Through ${dielectric} mm of ${glass} prepreg and its foil, a via of ${hole} mm has a ratio of ${ratio}:1, above ${max}:1. An engineer proposes a thinner prepreg, such as ${thinner}.`,
  slot: ({ plated, unplated }) =>
    `Slots are milled: plated ones are at least ${plated} mm wide, others ${unplated} mm.`,
  deepHole: ({ hole, ratio, max }) =>
    `Drilled through, ${hole} mm has an aspect ratio of ${ratio}:1. The maximum is ${max}:1.`,
  untested: ({ reason }) =>
    ({
      class3:
        'IPC-6012 has boards tested for opens and shorts (IPC-9252). Class 3 cannot be met without it: switch the test on, or an engineer reviews the order.',
      certificate:
        'IPC-6012 has boards tested for opens and shorts (IPC-9252). We cannot certify untested boards: switch the test on, or an engineer reviews the order.',
      innerLayers:
        'Inner layers cannot be inspected after lamination. An electrical test finds opens and shorts in them.',
      assembly: 'A fault in the board costs its parts as well. An electrical test finds opens and shorts beforehand.',
      goldFingers: 'A fault in the board costs its hard gold as well. An electrical test finds opens and shorts.',
      castellatedHoles:
        'Once it is soldered down, a fault in this board costs the board below it too. An electrical test finds opens and shorts.',
    })[reason],
  castellatedOneLayer:
    'The holes of a 1-layer board are not plated, so castellated holes need 2 or 4 layers. Other designs need an engineering review.',
  castellatedVCut: 'A V-cut would tear castellated holes, so we mill their edge of the board.',
  castellatedFinish:
    'Levelled solder fills and bridges half holes: castellated holes need ENIG. Other finishes need an engineering review.',
  castellatedPitch: ({ hole, pitch }) =>
    `Castellated holes need a drill of ${hole} mm and a pitch of ${pitch} mm, or more, so that mask fits between them.`,
  annularRing: ({ outer, inner }) =>
    outer === null
      ? 'Class 3 needs wider rings around holes without plating, as on 1 layer. An engineer checks them against your data.'
      : `Class 3 needs an annular ring of ${outer} mm outside${inner === null ? '' : ` and ${inner} mm inside`} on the finished board; class 2 allows a breakout of 90°. Draw pads wider than our minimum.`,
  class3Hasl: ({ micrometres }) =>
    `Levelled solder is ${micrometres} µm thick, and its heat strains the holes. ENIG is usual for class 3.`,
  class3Copper: ({ typical, least }) =>
    `Class 3 needs ${least} µm of finished copper (IPC-6012); 0.5 oz typically reaches ${typical} µm. Choose 1 oz, or an engineer agrees more plating with you, which changes impedance.`,
  impedanceStackUp:
    'Our track widths are for FR-4 stack-ups with inner copper of 0.5 oz. For this board, send your stack-up, or an engineer proposes one before you route.',
  impedanceCopper: ({ computed, finished, percent }) =>
    `Our track widths are for 0.5 oz base copper, ${computed} µm finished. ${finished} µm lower the impedance: 1 oz that of pairs by up to ${percent} %. Choose 0.5 oz, or an engineer computes the widths before you route.`,
  innerCopperReview: ({ ounces }) =>
    `Our inner copper is ${ounces} oz. Thicker copper needs more resin than the single prepreg of our stack-ups holds, so an engineer reviews the stack-up.`,
  goldFingers: ({ ipcClass, micrometres, bevel, clearance }) =>
    `No sample price: hard gold is priced by area. Fingers get ${micrometres} µm of it (class ${ipcClass}), on one straight edge with a bevel of ${bevel}°. Draw no mask between them, and keep vias and pads ${clearance} mm away.`,
  edgePlating:
    'No sample price: it depends on the length of the edges. We mill them before plating, so leave gaps for the tabs that hold the board.',
  edgePlatingFinish:
    'Levelled solder does not cover an edge evenly: plated edges need ENIG. An engineer reviews others.',
  edgePlatingVCut: 'A V-cut would remove the plating of an edge, so we mill it and hold the board with tabs.',
  maskDam: ({ colour, dam, green, gap }) =>
    `${maskColours[colour]} mask needs a dam of ${dam} mm between pads (green ${green} mm), so keep pads ${gap} mm apart. Narrower gaps get no mask, and solder can bridge them.`,
  viaInPad:
    'Vias in pads drain solder from the joint unless they are filled and capped (IPC-4761 type VII). If you have any, choose that via treatment.',
  finePitchHasl: ({ micrometres }) =>
    `Levelled solder of ${micrometres} µm is too uneven for BGAs and fine pitch. Choose ENIG, or an engineer reviews it.`,
  leadedSolder:
    'Leaded solder ends RoHS compliance, whatever the finish. Choose lead-free unless your product is exempt.',
  mixedSolder: ({ percent }) =>
    `The lead of this finish dissolves in lead-free solder: the joints exceed the ${percent} % of RoHS, and nobody knows their alloy. Choose lead-free HASL or ENIG, or leaded solder, or an engineer reviews it.`,
  leadedBga: ({ melts, peak }) =>
    `Most BGAs have lead-free balls, which melt at ${melts} °C and need a reflow of at least ${peak} °C. Their makers advise against leaded paste. Choose lead-free, or an engineer agrees balls and profile with you.`,
  withoutXray: ({ percent }) =>
    `Only an X-ray shows bridges and voids below a BGA. IPC-A-610 allows voids of up to ${percent} %.`,

  // Rigid boards: choices on demand
  partCount: ({ typed, min, max }) =>
    `${typed === '' ? 'No price without this number' : `No price for ${quoted(typed)}`}: enter a whole number from ${min} to ${formatCount(max)}.`,
  panelCount: ({ typed, max }) =>
    `${quoted(typed)} is not a count: enter a whole number from 1 to ${max}, or nothing for as many as fit.`,
  panelGridTooLarge: ({ width, height, usable }) =>
    `This panel would be ${width} × ${height} mm, and our working panel holds ${usable} mm. Choose fewer rows or columns.`,
  panelsNeeded: ({ boards, perPanel, panels, empty }) =>
    `${counted(boards, 'board')} ${nounFor(boards, 'fills', 'fill')} ${counted(panels, 'panel')} of ${formatCount(perPanel)}${empty === 0 ? '' : `, with ${counted(empty, 'place')} left over`}.`,
  legendInvisible: 'A legend of this colour hardly shows on this mask. Choose the other colour, or no legend.',

  // Orders that cannot be made as they are
  boardTooSmall: ({ unit, side, panel }) =>
    unit === 'single'
      ? `Single boards are ${side} mm or more on each side, boards in a panel ${panel} mm. Choose a panel, or an engineer reviews the size.`
      : `Boards in a panel are ${side} mm or more on each side. An engineer reviews smaller ones.`,
  tooSmallForLine: ({ side }) =>
    `Our assembly line holds boards of ${side} × ${side} mm or more. Choose a panel, or an engineer reviews how to hold them.`,
  crowded: ({ placements, most }) =>
    `${counted(placements, 'placement')} do not fit: the ordered sides have room for ${formatCount(most)} of the small size 0402 at most. Check the number, the sides and the size, or an engineer reviews them.`,
  moreKindsThanParts: ({ placements, joints, kinds }) =>
    `${counted(kinds, 'different part')} ${nounFor(kinds, 'is', 'are')} more than ${counted(placements, 'placement')} and ${counted(joints, 'joint')} can use. Check the three numbers, or an engineer reviews them.`,
  fillWithoutPlating:
    'Plugging and filling are for plated vias (IPC-4761), and a 1-layer board has none. Choose tented or open, or 2 layers, or an engineer reviews the order.',
  reportWithoutTest: 'Without an electrical test there is nothing to report. Switch the test on, or the report off.',
  leadInStatement:
    'This order contains lead, a substance of very high concern (SVHC). The statement names it, as article 33 of REACH asks.',
  marksWithoutLegend: ({ marks }) =>
    `${capitalised(listed(marks.map((mark) => legendMarks[mark])))} ${marks.length === 1 && marks[0] !== 'serialNumbers' ? 'is' : 'are'} printed in the legend, which this order does not have. Choose a side, or an engineer agrees another place with you.`,

  // Flexible boards
  flexTooSmall: ({ side }) =>
    `Flexible circuits are ${side} mm or more on each side. An engineer reviews smaller ones.`,
  flexTooThin: ({ layers, copper, coverlay, least, option }) =>
    `With ${counted(Number(layers), 'layer')} of ${copper} µm copper and ${coverlays[coverlay]}, the circuit is ${formatMm(least, 2)} mm thick or more. ${option === null ? 'An' : `Choose ${option} mm, or an`} engineer agrees the thickness with you.`,
  bareCopper: ({ sides }) =>
    `The copper on the ${listed(sides)} has no coverlay, so the finish covers its tracks, and solder can bridge them.`,
  bareCopperFlexes: ({ sides }) =>
    `The copper on the ${listed(sides)} has no coverlay, so it lies at the surface, where flexing stretches it most. Choose coverlay for it, or an engineer reviews the bend.`,
  nickelOnTracks: 'The nickel of this finish is brittle. On tracks without coverlay it cracks where the circuit bends.',
  coverlayOnFilm: 'With 1 layer, the copper is on the top. Coverlay on the bottom protects only film.',
  twoLayersBend: 'One layer allows tighter bends. On two, stagger the tracks of the two sides where the board bends.',
  twoLayersFlex:
    'Two layers wear out sooner than one, whose copper lies near the middle. Choose 1 layer, or an engineer reviews the bend.',
  thickCopperFlexes: ({ copper }) =>
    `Copper of ${copper} µm cracks sooner than a thinner foil. Choose 12 or 18 µm, or an engineer reviews the bend.`,
  steelOnCopper: ({ side }) =>
    `Steel conducts, and the copper on the ${side} has no coverlay. Choose coverlay for it or another stiffener, or an engineer reviews the order.`,
  enepig: 'Suits wire bonding as well as soldering (IPC-4556).',
  highTg: 'PE film does not reach a Tg of 230 °C. Choose polyimide.',
  peReflow: ({ melts }) =>
    `PE film does not withstand reflow, as lead-free solder melts at ${melts} °C. Connect it with a ZIF connector or conductive adhesive, or choose polyimide.`,
  peFinish: ({ finish }) =>
    `No price for ${finish.toUpperCase()} on PE film: its nickel is plated at 80 to 90 °C, and PE takes no reflow. Choose tin or polyimide, or an engineer reviews it.`,
  gerber: ({ price }) => `Generating the data adds ${formatRupees(price)} before tax.`,

  // Stencils
  frameDrilled: ({ price }) =>
    `Drilling the frame for another printer adds ${formatRupees(price)} per order, before tax.`,
  framelessPrinter: 'A frameless stencil has no hole pattern, so the printer makes no difference.',
  foil: ({ millimetres }) => `${millimetres} mm is above our usual ${usualFoil} and needs an engineering review.`,
  coarseFoil: ({ square, slot }) =>
    `To IPC-7525, paste releases from squares of ${square} mm and slots of ${slot} mm or more. For smaller apertures choose a thinner foil.`,
  fineFoil: 'Suits fine pitch. Enlarge the apertures of connectors and other large joints, which need more paste.',
  reducedApertures: ({ side, square }) =>
    `Each side becomes ${side} % as long. To IPC-7525, paste releases from squares of ${square} mm or more in your data.`,
  approval: 'We cut after your approval, so a late answer moves the ship date.',

  // Layout and parts
  impedanceWithoutPlane:
    'A controlled track over a plane needs 2 layers or more. A coplanar design needs an engineering review.',
  impedanceTwoLayers: ({ ohms, onTwo, onFour, thickness }) =>
    `On ${thickness} mm boards with 0.5 oz base copper, a ${ohms} Ω track is ${onTwo} mm wide on 2 layers and ${onFour} mm on 4.`,
  fastLayout: ({ days }) =>
    `${days} working days are short for a layout of this size. Choose a longer lead time, or an engineer confirms the date.`,
  oneLayerCrossings: 'Tracks on 1 layer cannot cross. With this many parts, expect wire links, or choose 2 layers.',
  partsAfterBoards: ({ days }) => `Bare rigid boards take ${days} working days, so they may wait for these parts.`,

  // What the customer's files state
  fileSize: ({ width, height }) => `Your files measure ${formatMm(width, 2)} × ${formatMm(height, 2)} mm.`,
  fileLayers: ({ layers }) => `Your files have ${counted(layers, 'copper layer')}.`,
  fileManyLayers: ({ layers, most }) =>
    `Your files have ${layers} copper layers. Boards with more than ${most} are priced on request: the price here is for the layers chosen.`,
  fileTrack: ({ finest, isGap }) =>
    `The ${isGap ? 'smallest gap' : 'narrowest track'} in your files is ${formatMm(finest, 3)} mm. Choose the finer option, or an engineer reviews it.`,
  fileHole: ({ diameter, mechanical }) =>
    `The smallest hole in your files is ${formatMm(diameter, 2)} mm. Mechanical drills start at ${mechanical} mm: an engineer reviews smaller ones.`,
  fileRing: ({ ring, least }) =>
    ring < 0
      ? 'A hole in your files leaves its pad. An engineer reviews it.'
      : `The smallest annular ring in your files is ${formatMm(ring, 3)} mm, below our ${formatMm(least, 3)} mm. An engineer reviews it.`,
  fileEdge: ({ distance, least }) =>
    distance < 0.0005
      ? 'Copper in your files reaches the edge of the board. Choose edge plating if that is meant, or an engineer reviews it.'
      : `Copper in your files is ${formatMm(distance, 3)} mm from the edge of the board, below our ${least} mm. An engineer reviews it.`,
  fileSlot: ({ width, least }) =>
    `The narrowest slot in your files is ${formatMm(width, 2)} mm wide, below our ${least} mm. An engineer reviews it.`,
  fileHalfHoles: 'Your files have plated holes on the edge of the board. If they are half holes, switch this on.',
  filePlating: ({ holes }) =>
    `Your files do not state whether they are plated: ${counted(holes, 'hole')}. Say it in the remarks, or we ask you.`,
  fileMask: ({ missing }) => `Your files have no solder mask for the ${listed(missing)}. Add it, or we ask you.`,
  fileLegend: ({ sides }) =>
    sides.length === 0 ? 'Your files have no legend.' : `Your files have a legend on the ${listed(sides)}.`,
  filePaste: ({ sides }) =>
    sides.length === 0
      ? 'Your files have no paste layer, which a stencil is cut from.'
      : `Your files have a paste layer for the ${listed(sides)}.`,
  fileAreaRatio: ({ ratio, least }) =>
    `The smallest opening in your files has an area ratio of ${formatRatio(ratio)} in this foil, below the ${formatRatio(least)} of IPC-7525. Choose a thinner foil, or an engineer reviews it.`,
} satisfies {
  readonly [Code in HintCode]: HintFigures[Code] extends null ? string : (figures: HintFigures[Code]) => string;
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
  laserRatio: pageLinks.standardBuildUps,
  slot: pageLinks.designGuidelines,
  deepHole: pageLinks.designGuidelines,
  untested: pageLinks.manufacturingProcess,
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
  reportWithoutTest: pageLinks.manufacturingProcess,
  leadInStatement: pageLinks.certifications,
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
export function hintText({ code, figures }: Hint, { texts }: HintCopy): string {
  // TypeScript cannot infer that the text of a code takes the figures of that code.
  const text = texts[code] as string | ((given: Hint['figures']) => string);
  return typeof text === 'string' ? text : text(figures);
}
