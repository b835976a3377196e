import fc from 'fast-check';
import { sampleToday, sampleWorkingCalendar } from '../../packages/screens/src/fixtures/index.ts';
import { quoteFab } from '../../packages/quoting/src/fabQuote.ts';
import { quoteFlex } from '../../packages/quoting/src/flexQuote.ts';
import {
  fabOptions,
  flexOptions,
  layoutOptions,
  sourceOptions,
  stencilOptions,
  type FabValues,
  type FlexValues,
  type LayoutValues,
  type SourceValues,
  type StencilValues,
} from '../../packages/quoting/src/forms.ts';
import { quoteLayout } from '../../packages/quoting/src/layoutQuote.ts';
import type { OrderDay, Quote } from '../../packages/quoting/src/quote.ts';
import { quoteSource } from '../../packages/quoting/src/sourceQuote.ts';
import { quoteStencil } from '../../packages/quoting/src/stencilQuote.ts';

export const day: OrderDay = { today: sampleToday, calendar: sampleWorkingCalendar };

/** Invalid input for a number field. */
export const impossible = [
  '',
  ' ',
  '0',
  '0.0',
  '-1',
  '1e9',
  '1000000000',
  'abc',
  '10 mm',
  '1..5',
  'NaN',
  'Infinity',
  '٥',
  '1.000,00',
  ',',
  '.',
];

const optionsOf = <Options extends Record<string, readonly string[]>>(options: Options) =>
  fc.record(
    Object.fromEntries(Object.entries(options).map(([field, ids]) => [field, fc.constantFrom(...ids)])),
  ) as unknown as fc.Arbitrary<{ [Field in keyof Options]: Options[Field][number] }>;

const typed = fc.oneof(
  fc.integer({ min: -5, max: 2_000 }).map(String),
  fc.double({ min: 0.01, max: 1_200, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom(...impossible, '1,000', '1,00,000'),
  fc.string({ maxLength: 8 }),
);
const name = fc.string();
const sizes = { sizeX: typed, sizeY: typed };

export const layoutForm: fc.Arbitrary<LayoutValues> = fc
  .tuple(optionsOf(layoutOptions), fc.record({ name }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
export const fabForm: fc.Arbitrary<FabValues> = fc
  .tuple(
    optionsOf(fabOptions),
    fc.record({
      name,
      ...sizes,
      quantity: typed,
      electricalTest: fc.boolean(),
      castellatedHoles: fc.boolean(),
      serialNumbers: fc.boolean(),
    }),
  )
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
export const flexForm: fc.Arbitrary<FlexValues> = fc
  .tuple(optionsOf(flexOptions), fc.record({ name, ...sizes, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
export const stencilForm: fc.Arbitrary<StencilValues> = fc
  .tuple(optionsOf(stencilOptions), fc.record({ name, ...sizes, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
export const sourceForm: fc.Arbitrary<SourceValues> = fc
  .tuple(optionsOf(sourceOptions), fc.record({ name, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));

export const anyQuote: fc.Arbitrary<Quote> = fc.oneof(
  layoutForm.map((values) => quoteLayout(values, day)),
  fabForm.map((values) => quoteFab(values, day)),
  flexForm.map((values) => quoteFlex(values, day)),
  stencilForm.map((values) => quoteStencil(values, day)),
  sourceForm.map((values) => quoteSource(values, day)),
);
