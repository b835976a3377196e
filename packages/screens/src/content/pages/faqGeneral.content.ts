import { capabilities } from '@pcb/engineering/capabilities';
import { withUnit } from '../../shared/format/figureText.ts';
import { fastestServices, longerServices } from '../../shared/format/leadTimes.ts';
import { sourcingTime } from '../../shared/format/sourcingTime.ts';
import { question } from '../blocks.ts';
import type { FaqContent } from '../model.ts';
import { preProduction } from '../preProduction.ts';
import { pageLinks } from './pageLinks.ts';

export const faqGeneralContent: FaqContent = {
  designator: 'Questions',
  title: 'General FAQ',
  lead: 'Quantity, lead time, price and one supplier for everything: what customers ask before a first order.',
  meta: {
    title: 'General FAQ',
    description:
      'Minimum quantity, lead time, prices and ordering boards, parts and assembly together: four general questions, answered.',
  },
  items: [
    question('minimum-order', 'Is there a minimum quantity?', [
      'No. You can order a single board.',
      'Data preparation and set-up are spread over the quantity, so each of ten boards costs less than a single one.',
      'Anybody can order: a company, a college, a student or a hobbyist. A GSTIN is not needed.',
    ]),
    question('lead-time', 'How long does an order take?', [
      `Turnaround starts at ${withUnit(capabilities.leadTime.minimum)}, for ${fastestServices}; ${longerServices}. The forms for layout, flexible boards, stencils and sourcing list lead times to choose from; the form for rigid boards lists none and shows the lead time in its price summary. Pre-production engineering adds ${preProduction} to the lead time of a board, and preparing the paste data adds up to one to that of a stencil.`,
      'The day of the order counts as day 0. After the cut-off time that stands below the ship date, on Sundays and on our holidays, the next working day does. Sundays and our holidays are not working days; the calendar below the form names those on the way. Holidays that follow the moon can still move, and a date beyond the last known holiday says so. The date in the form is the day of dispatch, not the day of arrival.',
      `An assembled order is counted from the complete kit. Its boards are made from the day of the order, but assembly starts only when all parts are here: bought by us, in ${sourcingTime}, or sent by you.`,
    ]),
    question('price', 'Is the price in the form final?', [
      'No. The form shows an indicative price, so that you can compare options. It is in rupees, with 18 percent tax (GST) on a separate line. On the invoice, freight is part of the taxable value (CGST Act 2017, s. 15(2)(c)): the price of shipping in the cart includes its tax.',
      'A price usually changes because the data differs from the form: another size, more layers, finer tracks, smaller holes. Fill in the form from your data, and there is little left to change.',
    ]),
    question('one-order', 'Can you make, populate and source everything in one order?', [
      'Yes: layout, fabrication, stencils, parts and assembly. Order fabrication and assembly of FR-4 boards together and save up to 15 percent.',
      'You can also send your own parts. The components packaging guidelines say how to pack them.',
    ]),
  ],
  related: [
    { ...pageLinks.faqTechnical, text: 'Layers, tracks, holes and files.' },
    { label: 'Services', href: '/services', text: 'The order forms, with an instant price.' },
    { ...pageLinks.packagingGuideline, text: 'For parts that you send.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
