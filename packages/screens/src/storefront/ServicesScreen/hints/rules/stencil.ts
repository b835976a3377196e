import { capabilities } from '@pcb/engineering/capabilities';
import { isFoilInRange } from '@pcb/engineering/stencilAperture';
import { milToMm } from '@pcb/engineering/lengths';
import { fits, maxStencilSize, stencilCoverage } from '@pcb/quoting/limits';
import type { StencilValues } from '@pcb/quoting/forms';
import { parsePositiveCount, parseSize } from '@pcb/quoting/parse';
import { sampleRates } from '@pcb/quoting/rates';
import { foilInMillimetres, smallestSlot, smallestSquare } from '../facts.ts';
import { rulesOf } from '../rule.ts';
import { quantityRules, sizeRules } from './typedNumbers.ts';

const quantity = quantityRules<StencilValues>({
  coverage: () => stencilCoverage,
  size: parseSize,
  piece: ({ pieces }, { side }) => (side === 'both' ? pieces.pair : pieces.stencil),
});

const [thinnestFoil, thickestFoil] = capabilities.stencil.foil.value;

/** The rules of the stencil form. */
export const stencilRules = [
  ...rulesOf<StencilValues>()(
    {
      id: 'frame-drilled',
      field: 'printer',
      level: 'information',
      source: 'sampleRates',
      page: 'pcbStencil',
      when: ({ type, printer }) => type === 'framed' && printer === 'other',
      text: (words) => words.frameDrilled(sampleRates.stencil.printer.other),
    },
    {
      id: 'frameless-printer',
      field: 'printer',
      level: 'information',
      source: 'processRule',
      page: 'pcbStencil',
      when: ({ type, printer }) => type === 'frameless' && printer !== 'other',
      text: (words) => words.framelessPrinter,
    },
  ),
  ...sizeRules<StencilValues>(),
  ...rulesOf<StencilValues>()(
    {
      id: 'stencil-too-large',
      field: 'size',
      level: 'withoutPrice',
      source: 'capabilitySheet',
      page: 'pcbStencil',
      when: (values) => {
        const size = parseSize(values);
        return size !== null && !fits(size, maxStencilSize);
      },
      text: (words) => words.stencilSize(...maxStencilSize),
    },
    {
      // Compares to 0.01 mm, so 6 mil counts as 0.15 mm.
      id: 'foil-too-thick',
      field: 'thickness',
      level: 'review',
      source: 'capabilitySheet',
      page: 'pcbStencil',
      when: ({ thickness }) => !isFoilInRange(milToMm(Number(thickness))),
      text: (words, values) => words.foil(foilInMillimetres(values)),
    },
    {
      id: 'foil-coarse',
      field: 'thickness',
      level: 'information',
      source: 'ipc7525',
      page: 'solderPastePrep',
      when: (values) => Number(foilInMillimetres(values)) >= thickestFoil,
      text: (words, values) => words.coarseFoil(smallestSquare(values), smallestSlot(values)),
    },
    {
      id: 'foil-fine',
      field: 'thickness',
      level: 'information',
      source: 'processRule',
      page: 'pcbStencil',
      when: (values) => Number(foilInMillimetres(values)) <= thinnestFoil,
      text: (words) => words.fineFoil,
    },
  ),
  ...quantity.withoutPrice,
  ...rulesOf<StencilValues>()({
    id: 'pairs',
    field: 'quantity',
    level: 'information',
    source: 'orderForm',
    page: 'pcbStencil',
    when: (values) => values.side === 'both' && (parsePositiveCount(values.quantity) ?? 0) > 1,
    text: (words, values) => words.pairs(parsePositiveCount(values.quantity) ?? 0),
  }),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...rulesOf<StencilValues>()({
    id: 'approval-waits',
    field: 'approval',
    level: 'information',
    source: 'processRule',
    page: 'solderPastePrep',
    when: ({ approval }) => approval === 'yes',
    text: (words) => words.approval,
  }),
];
