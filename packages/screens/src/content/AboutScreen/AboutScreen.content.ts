import type { Brand } from '../../shared/brand.ts';
import { facts, section, slot } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { pageLinks } from '../pages/pageLinks.ts';

/** About us. Its call to action is a slot, since its button is wired by the host. */
export const aboutContent = ({ region, founded }: Brand): ContentPageContent => ({
  reference: 'U1',
  designator: 'About us',
  title: 'Boards made by people who answer for them',
  lead: `We lay out, make and assemble printed circuit boards in ${region}, cut their stencils and find their parts. Founded ${founded} under a former name, we have done little else since.`,
  meta: {
    title: 'About us',
    description: `Printed circuit boards from ${region} since ${founded}: layout, fabrication, assembly, stencils and parts, from 3 working days and from one board.`,
  },
  sections: [
    section('pillars', 'Four pillars', [
      facts('Our own figures', [
        {
          id: 'experience',
          label: 'Experience',
          figure: `${founded}`,
          text: 'Founded under a former name. A layout that will be trouble in the etch is recognised before it gets there.',
        },
        {
          id: 'quality',
          label: 'Quality',
          figure: 'ISO',
          text: 'ISO certified process. What is measured on your board is compared with what you ordered.',
        },
        {
          id: 'service',
          label: 'Service',
          figure: '24/7',
          text: 'Customer support day and night. Where data and order disagree we ask you, and do not guess.',
        },
        {
          id: 'reliability',
          label: 'Reliability',
          figure: '12 steps',
          text: 'The same way through the works for one board as for a thousand, with pre-production counted into the date.',
        },
      ]),
    ]),
    section('figures', 'In figures', [
      facts({ label: 'Our own figures; layers from the capability sheet', href: '/resources/technical-capabilities' }, [
        { id: 'years', label: 'Years of excellence', figure: '25+' },
        { id: 'clients', label: 'Trusted clients', figure: '1000+' },
        { id: 'turnaround', label: 'Working days, turnaround from', figure: '3' },
        { id: 'minimum', label: 'Minimum quantity', figure: 'None' },
        { id: 'layers', label: 'Layers at most', figure: '24' },
        { id: 'saving', label: 'Saved at most by fabrication and assembly together', figure: '15 %' },
      ]),
    ]),
    section('aim', 'What we want to become', [
      'Our aim is to become an integrated manufacturing, design and engineering partner: one team that takes a schematic and hands back a tested assembly, and that tells you early what will not work.',
      'Hobbyists, students, R&D teams and companies order from us, from automotive and aerospace to defence and medical. They ask for different boards. They all want to know what it costs, when it comes and whether it will work, and those are the answers that we work on.',
    ]),
    section('start', 'Ready to Start Your Project?', [slot('callToAction')]),
  ],
  related: [
    { ...pageLinks.manufacturingProcess, text: 'How a board is made, in twelve steps.' },
    { ...pageLinks.technicalCapabilities, text: 'What we can make, as one sheet.' },
    { ...pageLinks.certifications, text: 'The certificates, to download.' },
    { ...pageLinks.reachOut, text: 'Talk to an engineer.' },
  ],
});
