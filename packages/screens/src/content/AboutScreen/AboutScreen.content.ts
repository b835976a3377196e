import type { ContentPageContent } from '../model.ts';

/** About us. Its call to action is a slot, since its button is wired by the host. */
export const aboutContent: ContentPageContent = {
  reference: 'U1',
  designator: 'About us',
  title: 'Boards made by people who answer for them',
  lead: 'We lay out, make and assemble printed circuit boards in Kerala, cut their stencils and find their parts. Founded 1996 under a former name, we have done little else since.',
  sections: [
    {
      id: 'pillars',
      title: 'Four pillars',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              id: 'experience',
              label: 'Experience',
              figure: '1996',
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
          ],
          source: { label: 'Our own figures' },
        },
      ],
    },
    {
      id: 'figures',
      title: 'In figures',
      blocks: [
        {
          kind: 'facts',
          items: [
            { id: 'years', label: 'Years of excellence', figure: '25+' },
            { id: 'clients', label: 'Trusted clients', figure: '1000+' },
            { id: 'turnaround', label: 'Working days, turnaround from', figure: '3' },
            { id: 'minimum', label: 'Minimum quantity', figure: 'None' },
            { id: 'layers', label: 'Layers at most', figure: '24' },
            { id: 'saving', label: 'Saved at most by fabrication and assembly together', figure: '15 %' },
          ],
          source: {
            label: 'Our own figures; layers from the capability sheet',
            href: '/resources/technical-capabilities',
          },
        },
      ],
    },
    {
      id: 'aim',
      title: 'What we want to become',
      blocks: [
        {
          kind: 'text',
          text: 'Our aim is to become an integrated manufacturing, design and engineering partner: one team that takes a schematic and hands back a tested assembly, and that tells you early what will not work.',
        },
        {
          kind: 'text',
          text: 'Hobbyists, students, R&D teams and companies order from us, from automotive and aerospace to defence and medical. They ask for different boards. They all want to know what it costs, when it comes and whether it will work, and those are the answers that we work on.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Ready to Start Your Project?',
      blocks: [{ kind: 'slot', id: 'callToAction' }],
    },
  ],
  related: [
    {
      label: 'PCB manufacturing process',
      href: '/pcb-manufacturing-process',
      text: 'How a board is made, in twelve steps.',
    },
    {
      label: 'Technical capabilities',
      href: '/resources/technical-capabilities',
      text: 'What we can make, as one sheet.',
    },
    { label: 'Certifications', href: '/components/certifications', text: 'The certificates, to download.' },
    { label: 'Reach out', href: '/reach-out', text: 'Talk to an engineer.' },
  ],
  meta: {
    title: 'About us',
    description:
      'Printed circuit boards from Kerala since 1996: layout, fabrication, assembly, stencils and parts, from 3 working days and from one board.',
  },
};
