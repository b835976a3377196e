import type { Brand } from '../../shared/brand.ts';
import { facts, listSection, section, slot } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { pageLinks } from '../pages/pageLinks.ts';

export const aboutContent = ({
  name,
  website,
  region,
  founded,
  email,
  phone,
  registration: { legalName, cin, gstin, office },
  contact: { hours, replyTime },
  grievances,
}: Brand): ContentPageContent => ({
  designator: 'About us',
  title: 'Boards from engineers who stand behind them',
  lead: `We lay out, make and assemble printed circuit boards in ${region}, cut their stencils and source their parts. Founded in ${founded} under a former name, we have focused on boards ever since.`,
  meta: {
    title: 'About us',
    description: `Printed circuit boards from ${region} since ${founded}: layout, fabrication, assembly, stencils and parts, from one board. Layouts and stencils from 3 working days.`,
  },
  sections: [
    section('pillars', 'Four pillars', [
      facts('Company figures', [
        {
          id: 'experience',
          label: 'Experience',
          figure: `${founded}`,
          text: 'Founded under a former name. We recognise a layout that will cause trouble in etching before it gets there.',
        },
        {
          id: 'quality',
          label: 'Quality',
          figure: 'ISO',
          text: 'ISO certified process. We compare what we measure on your board with what you ordered.',
        },
        {
          id: 'service',
          label: 'Service',
          figure: '24/7',
          text: 'Customer support day and night. If data and order disagree, we ask you and do not guess.',
        },
        {
          id: 'reliability',
          label: 'Reliability',
          figure: '12 steps',
          text: 'The same process for one board as for a thousand, with pre-production included in the date.',
        },
      ]),
    ]),
    section('figures', 'In figures', [
      facts({ label: 'Company figures; layers from the capability sheet', href: '/resources/technical-capabilities' }, [
        { id: 'years', label: 'Years of excellence', figure: '25+' },
        { id: 'clients', label: 'Trusted clients', figure: '1000+' },
        { id: 'turnaround', label: 'Working days, turnaround from', figure: '3' },
        { id: 'minimum', label: 'Minimum quantity', figure: 'None' },
        { id: 'layers', label: 'Maximum layers', figure: '24' },
        { id: 'saving', label: 'Maximum saving on combined fabrication and assembly', figure: '15 %' },
      ]),
    ]),
    section('aim', 'Our aim', [
      'Our aim is to become an integrated manufacturing, design and engineering partner: one team that turns a schematic into a tested assembly, and tells you early what will not work.',
      'Hobbyists, students, R&D teams and companies order from us, from automotive and aerospace to defence and medical. Their boards differ; their questions are the same: what it costs, when it arrives and whether it will work. We answer all three.',
    ]),
    section('company', 'Company and complaints', [
      `${name} (${website}) is a business of ${legalName}, CIN ${cin}, GSTIN ${gstin}. Registered office and headquarters: ${office}. We have no branches. Customer care: ${email}, ${phone}.`,
      `Office and engineers: ${hours}. We answer a message within ${replyTime}.`,
      `Send complaints to our ${grievances.designation.toLowerCase()}, ${grievances.name}: ${grievances.email}, ${phone}. We acknowledge a complaint within 48 hours and settle it within one month (Consumer Protection (E-Commerce) Rules 2020, rule 4).`,
      'We are the importer of the parts that are made abroad, and the packer of all parts.',
    ]),
    listSection('returns', 'Cancellation, returns and refunds', [
      'Boards, stencils and layouts are made to your data. You can cancel until we release the data to production, and we refund the whole price; after that we cannot take them back, unless they are defective.',
      'Parts: return them unused in their sealed pack within 10 days of delivery, and we refund their price.',
      'What is defective, damaged or not what you ordered: tell us within 30 days. We repair it, replace it or refund its price, as you choose, and pay the freight.',
      'We refund to the account that paid, within 7 working days. Cancelling costs nothing.',
    ]),
    section('start', 'Ready to Start Your Project?', [slot('callToAction')]),
  ],
  related: [
    { ...pageLinks.manufacturingProcess, text: 'How a board is made, in twelve steps.' },
    { ...pageLinks.technicalCapabilities, text: 'All our fabrication limits on one sheet.' },
    { ...pageLinks.certifications, text: 'Certificates to download.' },
    pageLinks.reachOut,
    { ...pageLinks.accessibility, text: 'What works without a mouse or a screen, and what does not yet.' },
  ],
});
