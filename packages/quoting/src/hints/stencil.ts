import { capabilities } from '@pcb/engineering/capabilities';
import { milToMm } from '@pcb/engineering/lengths';
import { isFoilInRange, minAreaRatio } from '@pcb/engineering/stencilAperture';
import type { StencilValues } from '../forms.ts';
import { fits, maxStencilSize, stencilCoverage } from '../limits.ts';
import type { Size } from '../limits.ts';
import { rupees } from '../money.ts';
import type { Paise } from '../money.ts';
import { parsePositiveCount, parseSize } from '../parse.ts';
import { inFormOrder } from '../private/ruleOrder.ts';
import { countRules, type TypedFigures, quantityRules, sizeRules } from '../private/typedHints.ts';
import { sampleRates } from '../rates.ts';
import { circleRatio, foilInMillimetres, reducedSide, smallestSlot, smallestSquare } from './facts.ts';
import { bgaOpening, printerFrames } from './figures.ts';
import { type HintRule, rulesOf } from './rule.ts';

/** The figures of these hints by code, or `null` if there are none. Lengths are in mm. */
export interface StencilFigures extends TypedFigures {
  stencilSize: { max: Size };
  stencilFrame: { frames: readonly number[]; max: Size };
  pairs: { pairs: number };
  frameDrilled: { price: Paise };
  framelessPrinter: null;
  foil: { millimetres: string };
  coarseFoil: { square: string; slot: string };
  /** The smallest opening that releases paste, and an opening for a usual BGA with its area ratio. */
  fineFoil: { opening: string; pitch: string; circle: string; ratio: number; min: number };
  /** The side of a reduced opening in percent of the data, and the smallest square in the data. */
  reducedApertures: { side: number; square: string };
  approval: null;
}

const quantity = quantityRules<StencilValues>({
  coverage: stencilCoverage,
  size: parseSize,
  piece: ({ side }) => (side === 'both' ? 'pair' : 'stencil'),
});

const [thinnestFoil, thickestFoil] = capabilities.stencil.foil.value;

const isTooLarge = (values: StencilValues) => {
  const size = parseSize(values);
  return size !== null && !fits(size, maxStencilSize);
};

const isPrinterFrame = (values: StencilValues) => {
  const size = parseSize(values);
  const largest = Math.max(...printerFrames);
  return values.type === 'framed' && size !== null && fits(size, [largest, largest]);
};

export const stencilRules = inFormOrder<HintRule<StencilValues, StencilFigures>>('stencil', [
  ...rulesOf<StencilValues, StencilFigures>()(
    {
      id: 'frame-drilled',
      field: 'printer',
      level: 'information',
      source: 'sampleRates',
      when: ({ type, printer }) => type === 'framed' && printer === 'other',
      code: 'frameDrilled',
      figures: () => ({ price: rupees(sampleRates.stencil.fields.printer.other.order) }),
    },
    {
      id: 'frameless-printer',
      field: 'printer',
      level: 'information',
      source: 'processRule',
      when: ({ type, printer }) => type === 'frameless' && printer !== 'other',
      code: 'framelessPrinter',
    },
  ),
  ...sizeRules<StencilValues>(),
  ...rulesOf<StencilValues, StencilFigures>()(
    {
      id: 'stencil-too-large',
      field: 'size',
      level: 'withoutPrice',
      source: 'capabilitySheet',
      when: (values) => isTooLarge(values) && !isPrinterFrame(values),
      code: 'stencilSize',
      figures: () => ({ max: maxStencilSize }),
    },
    {
      id: 'stencil-frame-too-large',
      field: 'size',
      level: 'withoutPrice',
      source: 'printers',
      when: (values) => isTooLarge(values) && isPrinterFrame(values),
      code: 'stencilFrame',
      figures: () => ({ frames: printerFrames, max: maxStencilSize }),
    },
    {
      // Compares to 0.01 mm, so 6 mil is 0.15 mm.
      id: 'foil-too-thick',
      field: 'thickness',
      level: 'review',
      source: 'capabilitySheet',
      when: ({ thickness }) => !isFoilInRange(milToMm(Number(thickness))),
      code: 'foil',
      figures: (values) => ({ millimetres: foilInMillimetres(values) }),
    },
    {
      id: 'foil-coarse',
      field: 'thickness',
      level: 'information',
      source: 'ipc7525',
      when: (values) => Number(foilInMillimetres(values)) >= thickestFoil,
      code: 'coarseFoil',
      figures: (values) => ({ square: smallestSquare(values), slot: smallestSlot(values) }),
      advice: () => [{ thickness: '5' }, { thickness: '4' }],
    },
    {
      id: 'foil-fine',
      field: 'thickness',
      level: 'information',
      source: 'ipc7525',
      when: (values) => Number(foilInMillimetres(values)) <= thinnestFoil,
      code: 'fineFoil',
      figures: (values) => ({
        opening: smallestSquare(values),
        ...bgaOpening,
        ratio: circleRatio(values, bgaOpening.circle),
        min: minAreaRatio,
      }),
    },
    {
      id: 'reduced-apertures',
      field: 'reduction',
      level: 'information',
      source: 'ipc7525',
      when: ({ reduction }) => reduction !== '0',
      code: 'reducedApertures',
      figures: (values) => ({
        side: Math.round(reducedSide(values) * 100),
        square: (Number(smallestSquare(values)) / reducedSide(values)).toFixed(2),
      }),
    },
  ),
  ...quantity.withoutPrice,
  ...countRules('stencil'),
  ...rulesOf<StencilValues, StencilFigures>()({
    id: 'pairs',
    isFirst: true,
    field: 'quantity',
    level: 'information',
    source: 'orderForm',
    when: (values) => values.side === 'both' && (parsePositiveCount(values.quantity) ?? 0) > 1,
    code: 'pairs',
    figures: (values) => ({ pairs: parsePositiveCount(values.quantity) ?? 0 }),
  }),
  ...quantity.nextBand,
  ...quantity.addedDays,
  ...rulesOf<StencilValues, StencilFigures>()({
    id: 'approval-waits',
    field: 'approval',
    level: 'information',
    source: 'processRule',
    when: ({ approval }) => approval === 'yes',
    code: 'approval',
  }),
]);
