import fc from 'fast-check';
import { type FormField, formFields, type ServiceForms, type ServiceTab } from '../../packages/quoting/src/forms.ts';
import type { OrderDay } from '../../packages/quoting/src/orderDay.ts';
import type { Quote } from '../../packages/quoting/src/quote.ts';
import { quoteFab, quoteFlex, quoteLayout, quoteSource, quoteStencil } from '../../packages/quoting/src/quoteOf.ts';
import { sampleOrderDay } from '../../packages/screens/src/fixtures/index.ts';

export const day: OrderDay = sampleOrderDay;

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
  '1.000,00',
  ',',
  '.',
];

const typed = fc.oneof(
  fc.integer({ min: -5, max: 2_000 }).map(String),
  fc.double({ min: 0.01, max: 1_200, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom(...impossible, '1,000', '1,00,000'),
  fc.string({ maxLength: 8 }),
);

const valueOf = (field: FormField) => {
  if (field.kind === 'choice') return fc.constantFrom(...field.options);
  if (field.kind === 'switch') return fc.boolean();
  return field.kind === 'text' ? fc.string() : typed;
};

const formOf = <Service extends ServiceTab>(service: Service) =>
  fc.record(
    Object.fromEntries(
      formFields[service].flatMap((field) =>
        (field.kind === 'size' ? ['sizeX', 'sizeY'] : [field.name]).map((name) => [name, valueOf(field)] as const),
      ),
    ),
  ) as unknown as fc.Arbitrary<ServiceForms[Service]>;

export const layoutForm = formOf('layout');
export const fabForm = formOf('fab');
export const flexForm = formOf('flex');
export const stencilForm = formOf('stencil');
export const sourceForm = formOf('source');

export const anyForms = fc.record({
  layout: layoutForm,
  fab: fabForm,
  flex: flexForm,
  stencil: stencilForm,
  source: sourceForm,
});

export const anyQuote: fc.Arbitrary<Quote> = fc.oneof(
  layoutForm.map((values) => quoteLayout(values, day)),
  fabForm.map((values) => quoteFab(values, day)),
  flexForm.map((values) => quoteFlex(values, day)),
  stencilForm.map((values) => quoteStencil(values, day)),
  sourceForm.map((values) => quoteSource(values, day)),
);
