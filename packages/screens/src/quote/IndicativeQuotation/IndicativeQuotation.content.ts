import type { FabValues, ServiceTab } from '@pcb/quoting/forms';
import { taxPercent } from '@pcb/quoting/money';
import { taxCodes } from '@pcb/records/taxCodes';
import type { Brand } from '../../shared/brand.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { upToTwoDecimals } from '../../shared/format/numbers.ts';
import { dispatchPlanContent } from '../DispatchPlan/DispatchPlan.content.ts';
import { notOrdered } from '../notOrdered.content.ts';

const mm = (length: number) => `${upToTwoDecimals(length)} mm`;

export const indicativeQuotationContent = {
  title: 'Quotation',
  subtitle: 'Indicative',
  notice:
    'Indicative quotation: sample figures, neither an offer nor a tax invoice. It binds nobody. A contract begins when we confirm your order, with its price.',
  office: (address: string) => `Registered office: ${address}`,
  udyam: (number: string) => `Udyam ${number}`,
  /** The CIN is on every letter and bill of a company (Companies Act 2013, s. 12(3)(c)). */
  sellerNumbers: (cin: string, gstin: string, state: string) => `CIN ${cin}\u2002·\u2002GSTIN ${gstin}, ${state}`,
  buyer: 'For',
  buyerGstin: 'GSTIN of the buyer',
  placeOfSupply: 'Place of supply',
  reference: 'Reference',
  purchaseOrder: 'Purchase order',
  number: 'Quotation number',
  date: 'Date',
  validUntil: 'Valid until',
  formatDate: formatLongDate,
  configuration: {
    title: 'Configuration',
    field: 'Field',
    value: 'Value',
    notOrdered,
  },
  price: {
    title: 'Price',
    code: 'HSN/SAC',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit price',
    amount: 'Amount',
    codes: {
      layout: taxCodes.layout,
      fab: taxCodes.board,
      flex: taxCodes.board,
      stencil: taxCodes.stencil,
      source: taxCodes.sourcing,
    } satisfies Record<ServiceTab, string>,
    /** The HSN of every item if we supply the parts: boards and assembly are then one supply of goods. */
    populatedCode: taxCodes.populated,
    /** The SAC of assembly, a service, if the customer supplies the parts. The boards keep their own HSN. */
    jobWorkCode: taxCodes.jobWork,
    once: {
      layout: 'Set-up',
      fab: 'Set-up of the boards, once per order',
      flex: 'Set-up of the boards, once per order',
      stencil: 'Frame and proof, once per order',
      source: 'Sourcing and buying, once per order',
    } satisfies Record<ServiceTab, string>,
    each: {
      layout: 'Layout',
      fab: 'Rigid boards',
      flex: 'Flexible boards',
      stencil: 'Stencil',
      source: 'Kitting',
    } satisfies Record<ServiceTab, string>,
    assembly: { once: 'Set-up of the assembly, once per order', each: 'Assembly' },
    parts: 'Parts',
    notIncluded: 'not included',
    rounding: 'Rounding',
    orderValue: (unit: string | null) =>
      unit === null ? 'Order value (taxable)' : `Order value (taxable), ${unit} per piece`,
    tax: `GST ${taxPercent} %`,
    total: 'Total',
    onRequest: 'On request',
    unknown: 'No price yet',
    /** Shown instead of figures. */
    notes: {
      onRequest: 'This order exceeds our sample rates. An engineer will quote the price and the ship date.',
      assembly: {
        consigned:
          'The parts are your own, so assembly is a service, SAC 9988 74: job work if you are registered for GST (CGST Act 2017, s. 2(68)). Send the parts with a delivery challan (CGST Rules 2017, rules 45 and 55).',
        turnkey:
          'The parts are quoted separately, from your bill of materials. Boards populated with parts of ours are goods. We invoice them under 8543 70 99 unless you tell us the heading of the product that they are a part of, such as 8473 30 for computers, 8517 79 for telecommunication or 8537 10 for controllers.',
      } satisfies Record<FabValues['partsSupply'], string>,
      unknown: 'There is no price without a valid quantity and, for boards and stencils, a valid size.',
    },
  },
  lines: { title: 'What makes up the order value' },
  taxSplit: {
    title: 'How the tax is split',
    place: (place: string) => `Place of supply: ${place}`,
    elsewhere: 'Place of supply: another state or union territory',
    halves: (central: string, state: string) =>
      `CGST ${taxPercent / 2} % ${central} and SGST ${taxPercent / 2} % ${state}`,
    whole: (tax: string) => `IGST ${taxPercent} % ${tax}`,
    note: 'For goods to a buyer who is registered for GST, the place of supply is where they are delivered or, if they are billed to one and shipped to another, the principal place of business of the one billed (IGST Act 2017, s. 10(1)(a) and (b)). For goods to a buyer who is not registered, it is the delivery address on the invoice (s. 10(1)(ca), Circular 209/3/2024). For services it is the location of a registered recipient, or the address that we have of another (s. 12(2)). The total is the same either way.',
    zeroRated: (orderValue: string) =>
      `Exports are inter-state and zero-rated, and so are supplies to a developer or unit of a special economic zone for its authorised operations (IGST Act 2017, s. 7(5) and s. 16(1)). Delivery into the zone is not enough. Under a letter of undertaking (LUT) no tax is charged, and ${orderValue} is due.`,
  },
  terms: {
    title: 'Terms',
    payment: 'Payment',
    bank: 'Bank',
    bankText: ({ name, account, ifsc }: Brand['bank'], legalName: string) =>
      `${name}. Account ${account} of ${legalName}, IFSC ${ifsc}.`,
    delivery: 'Delivery',
    freight: 'Freight',
    freightText:
      'Not included. If we arrange the carriage, delivery is CPT to the place that you name, or CIP with insurance (Incoterms 2020). Both are then added to the invoice, and are part of the taxable value (CGST Act 2017, s. 15(2)(c)).',
  },
  dispatch: {
    title: 'Dispatch',
    shipDate: (span: string, orderDate: string) => `${span}, if you order on ${orderDate}.`,
    leadTime: dispatchPlanContent.leadTime,
    countedFrom: dispatchPlanContent.countedFrom,
    daysOff: dispatchPlanContent.daysOff,
    unknownHolidays: dispatchPlanContent.unknownHolidays,
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

export type IndicativeQuotationContent = typeof indicativeQuotationContent;
