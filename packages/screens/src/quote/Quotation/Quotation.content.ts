import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { taxPercent } from '@pcb/quoting/money';
import { dispatchPlanContent } from '../DispatchPlan/DispatchPlan.content.ts';
import { lazily } from '../../shared/remote/lazily.ts';

// Dates without a time: UTC, so that no time zone shifts them by a day.
const dateFormat = lazily(
  () => new DateFormatter('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const decimal = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }));

const mm = (length: number) => `${decimal().format(length)} mm`;

/** Copy of the quotation. */
export const quotationContent = {
  title: 'Quotation',
  subtitle: 'Indicative',
  notice: 'Indicative quotation: sample figures, not an offer, not a tax invoice.',
  region: (region: string) => `${region}, India`,
  buyer: 'For',
  reference: 'Reference',
  date: 'Date',
  validUntil: 'Valid until',
  unknown: '—',
  formatDate: (date: CalendarDate) => dateFormat().format(date.toDate('UTC')),
  configuration: { title: 'Configuration', field: 'Field', value: 'Value' },
  price: {
    title: 'Price',
    code: 'HSN/SAC',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit price',
    amount: 'Amount',
    /** The heading (HSN) of printed circuits. Populated boards and services have other codes. */
    boardCode: '8534 00 00',
    otherCode: 'as applicable',
    orderValue: 'Order value (taxable)',
    tax: `GST ${taxPercent} %`,
    total: 'Total',
    onRequest: 'On request',
    /** Instead of figures. */
    notes: {
      onRequest: 'This order exceeds our sample rates. An engineer will quote the price and the ship date.',
      unknown: 'There is no price without a valid quantity and, for boards and stencils, a valid size.',
    },
  },
  lines: { title: 'What makes up the order value' },
  taxSplit: {
    title: 'How the tax is split',
    within: (region: string) => `Delivery within ${region}`,
    elsewhere: 'Delivery to another state or union territory',
    halves: (central: string, state: string) =>
      `CGST ${taxPercent / 2} % ${central} and SGST ${taxPercent / 2} % ${state}`,
    whole: (tax: string) => `IGST ${taxPercent} % ${tax}`,
    note: 'The place of supply decides. The total is the same.',
  },
  dispatch: {
    title: 'Dispatch',
    shipDate: (span: string, orderDate: string) => `${span}, if you order on ${orderDate}.`,
    leadTime: dispatchPlanContent.leadTime,
    daysOff: dispatchPlanContent.daysOff,
    arrival: dispatchPlanContent.arrival,
    sample: dispatchPlanContent.sample,
  },
  outline: {
    title: { fab: 'Outline of one board', flex: 'Outline of one circuit', stencil: 'Outline of one stencil' },
    figure: mm,
    label: ([x, y]: readonly [number, number], scale: number) => `${mm(x)} by ${mm(y)}, drawn at 1:${scale}`,
    caption: (scale: number) =>
      scale === 1
        ? 'Actual size (1:1), from the entered width and height. Print at 100 %, not fitted to the page.'
        : `Reduced to 1:${scale}, because the actual size does not fit on A4. From the entered width and height.`,
    turned: 'Turned by 90°.',
    bar: (length: number) => `This bar measures ${length} mm if the printer has kept the size.`,
  },
  origin: (website: string) => `Computed by ${website} from the values of the form. Nothing was sent.`,
};

export type QuotationContent = typeof quotationContent;
