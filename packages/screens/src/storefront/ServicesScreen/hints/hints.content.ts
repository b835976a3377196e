import { capabilities } from '@pcb/engineering/capabilities';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';
import { type Paise, rupees } from '@pcb/quoting/money';
import { maxLength } from '@pcb/quoting/parse';

const maxQuotedLength = 24;

/** A value as typed, in quotation marks. */
function quoted(typed: string) {
  const characters = [...typed.trim()];
  return `“${characters.slice(0, maxQuotedLength).join('')}${characters.length > maxQuotedLength ? '…' : ''}”`;
}

const wholeNumberUpTo = (max: number) => `enter a whole number from 1 to ${formatCount(max)}.`;
const bothSides = `enter X and Y in millimetres, such as 80 or 62.5, up to ${maxLength}.`;

const usualFoil = `${capabilities.stencil.foil.text.replace('–', ' to ')} mm`;

/** The words of the hints: the fact, its limit, and what happens next. No hint prevents an order. */
export const hintsContent = {
  /** The pages that explain a hint, with the text of their links. */
  pages: pageLinks,
  pieces: { board: 'board', stencil: 'stencil', pair: 'pair', set: 'set' },
  materials: { fr4: 'FR-4', rogers: 'Rogers' },

  // Sizes and quantities
  comma: (typed: string) =>
    `No price for ${quoted(typed)}: enter it without the comma, which could separate thousands or decimals.`,
  noQuantity: (max: number) => `No price without a quantity: ${wholeNumberUpTo(max)}`,
  quantity: (typed: string, max: number) => `No price for ${quoted(typed)}: ${wholeNumberUpTo(max)}`,
  quantityOnRequest: (max: number) => `Quantities above ${formatCount(max)} are priced on request.`,
  areaOnRequest: (max: number) => `Orders above ${max} m² in total are priced on request.`,
  noSize: `No price without a size: ${bothSides}`,
  size: (typed: readonly string[]) => `No price for ${typed.map(quoted).join(' and ')}: ${bothSides}`,
  boardSize: (material: string, isMultilayer: boolean, long: number, short: number) =>
    `The maximum ${isMultilayer ? '4-layer ' : ''}${material} board is ${long} × ${short} mm. Larger boards need an engineering review.`,
  flexSize: (long: number, short: number) =>
    `Our working panel holds ${long} × ${short} mm. Larger circuits need an engineering review.`,
  stencilSize: (long: number, short: number) =>
    `The maximum stencil size is ${long} × ${short} mm. Larger stencils need an engineering review.`,
  outlineTolerance: (millimetres: string) => `Milled outlines have a tolerance of ±${millimetres} mm.`,
  oneBoard: (second: Paise) =>
    `A second board adds ${formatRupees(second)} before tax: the set-up is charged once per order.`,
  nextBand: (piece: string, upTo: number, percent: number, days: number) =>
    `Each ${piece} above ${formatCount(upTo)} is charged at ${percent} % of the full rate.${days > 0 ? ` Larger orders take ${days} working days longer.` : ''}`,
  addedDays: (days: number) => `This quantity adds ${days} working days to the lead time.`,
  pairs: (pairs: number) =>
    `${formatCount(pairs)} pairs are ${formatCount(2 * pairs)} stencils: ${formatCount(pairs)} for the top and ${formatCount(pairs)} for the bottom.`,

  // Panels and assembly
  panelHoldsOne: (usable: string, border: string) =>
    `The working panel holds ${usable} mm, so only one of these boards fits a panel. Each has its own ${border} mm border.`,
  panelOfOne: (border: string) => `A panel of one is that board with a border of ${border} mm.`,
  panelBelowVCut: (side: string, boards: number) =>
    `V-cuts need a panel of ${side} × ${side} mm or more: at least ${formatCount(boards)} of these boards. Smaller panels are milled, with tabs.`,
  panelDoesNotFit: (border: string, gap: string, usable: string) =>
    `With a border of ${border} mm and a milling gap of ${gap} mm, this board exceeds the ${usable} mm of a working panel. Such panels need an engineering review.`,
  assemblySingleBoard: (border: string) =>
    `A panel is easier to populate: its border of ${border} mm carries the tooling holes and fiducials.`,
  spares: (spares: number, chip: string) =>
    `If you send the parts, add spares: typically ${formatCount(spares)} of an ${chip} part that is on each board once.`,

  // Rigid boards
  rogersMultilayer: 'Our standard 4-layer stack-ups are FR-4. An engineer proposes one in Rogers.',
  rogersThickness:
    'With 1 or 2 layers and 1 oz copper, our listed Rogers laminates make 1.6 mm only. Other combinations need an engineering review.',
  noStandardStackUp: (layers: string, thicknesses: readonly number[]) =>
    `Our standard ${layers}-layer stack-up is ${thicknesses.join(', ')} mm. An engineer proposes one of another thickness.`,
  leadedFinish: 'Contains lead. For RoHS choose lead-free HASL or ENIG.',
  unevenFinish: 'HASL leaves a slight dome of solder on each pad. ENIG is flat, which suits fine pitch.',
  tg: 'Applies to FR-4 only.',
  leadFreeTg:
    'Lead-free solder melts at a higher temperature than tin-lead. If a board is soldered several times, consider a mid or high Tg.',
  signalCopper: (signal: string, power: string, outer: string) =>
    `${signal} oz is our maximum for signal layers. Power layers with up to ${power} oz and outer copper of up to ${outer} oz are on request.`,
  innerCopper: (ounces: string) => `Applies to the outer layers. Inner layers keep ${ounces} oz.`,
  track: (copper: string, minimum: string) =>
    `${copper} oz copper needs ${minimum} mm. Anything finer needs an engineering review.`,
  innerTrack: (minimum: string) => `Inner layers need ${minimum} mm. Anything finer needs an engineering review.`,
  laser:
    'A laser via is blind and ends on the next layer, so it needs 4 layers. Other designs need an engineering review.',
  deepHole: (hole: string, ratio: number, max: number) =>
    `Drilled through, ${hole} mm has an aspect ratio of ${ratio}:1. The maximum is ${max}:1.`,
  multilayerUntested:
    'Inner layers cannot be inspected after lamination. An electrical test finds opens and shorts in them.',
  castellatedOneLayer:
    'The holes of a 1-layer board are not plated, so castellated holes need 2 or 4 layers. Other designs need an engineering review.',
  castellatedVCut: 'A V-cut would tear castellated holes, so we mill their edge of the board.',

  // Flexible boards
  twoLayersBend: 'One layer allows tighter bends. On two, stagger the tracks of the two sides where the board bends.',
  enepig: 'Suits wire bonding as well as soldering (IPC-4556).',
  highTg: 'PE film does not reach a Tg of 230 °C. Choose polyimide.',
  gerber: (price: number) => `Generating the data adds ${formatRupees(rupees(price))} before tax.`,

  // Stencils
  frameDrilled: (price: number) =>
    `Drilling the frame for another printer adds ${formatRupees(rupees(price))} per order, before tax.`,
  framelessPrinter: 'A frameless stencil has no hole pattern, so the printer makes no difference.',
  foil: (millimetres: string) => `${millimetres} mm is above our usual ${usualFoil} and needs an engineering review.`,
  coarseFoil: (square: string, slot: string) =>
    `To IPC-7525, paste releases from squares of ${square} mm and slots of ${slot} mm or more. For smaller apertures choose a thinner foil.`,
  fineFoil: 'Suits fine pitch. Enlarge the apertures of connectors and other large joints, which need more paste.',
  approval: 'We cut after your approval, so a late answer moves the ship date.',

  // Layout and parts
  impedanceWithoutPlane:
    'A controlled track over a plane needs 2 layers or more. A coplanar design needs an engineering review.',
  impedanceTwoLayers: (ohms: number, onTwo: string, onFour: string, thickness: number) =>
    `On ${thickness} mm boards, a ${ohms} Ω track is ${onTwo} mm wide on 2 layers and ${onFour} mm on 4.`,
  oneLayerCrossings: 'Tracks on 1 layer cannot cross. With this many parts, expect wire links, or choose 2 layers.',
  partsAfterBoards: (days: number) => `Bare rigid boards take ${days} working days, so they may wait for these parts.`,
};

export type HintWords = typeof hintsContent;
