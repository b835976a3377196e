import type { BoardDetailName } from '@pcb/art/BoardDetail';
import { capabilities } from '@pcb/engineering/capabilities';
import type { Brand } from '../../shared/brand.ts';
import { traceAndSpace, withUnit } from '../../shared/format/figureText.ts';
import { formatCount } from '../../shared/format/money.ts';
import { counted } from '../../shared/format/phrases.ts';

export interface ShellLink {
  id: string;
  label: string;
  description?: string;
  href?: string;
}

export interface ShellFeature {
  drawing: BoardDetailName;
  label: string;
  title: string;
  text: string;
  href: string;
}

interface ShellMenu {
  id: string;
  label: string;
  groups: readonly { id: string; title: string; items: readonly ShellLink[] }[];
  feature?: ShellFeature;
  overview?: { label: string; href: string };
}

const link = (label: string, href: string, description?: string): ShellLink => ({
  id: href.split(/[/#]/).at(-1) ?? '',
  label,
  href,
  ...(description !== undefined && { description }),
});

const group = (id: string, title: string, items: readonly ShellLink[]) => ({ id, title, items });

const menus: readonly ShellMenu[] = [
  {
    id: 'about',
    label: 'About Us',
    groups: [
      group('company', 'Company', [
        link('About us', '/about', 'Who we are and what we make'),
        { id: 'team', label: 'Our Team', description: 'Our engineers and operators' },
        { id: 'careers', label: 'Careers', description: 'Work with us' },
      ]),
      group('practice', 'How we work', [
        {
          ...link('Manufacturing process', '/pcb-manufacturing-process', 'Twelve steps, from data to board'),
          id: 'process',
        },
        link('Certifications', '/components/certifications', 'ISO 9001, ISO 14001, IATF 16949, RoHS'),
        link('Blogs', '/blogs', 'Notes from our engineers'),
      ]),
    ],
    feature: {
      drawing: 'board',
      label: 'Most read',
      title: 'Five reasons a PCB quote changes',
      text: 'Check each of them before you send your files.',
      href: '/blogs/1',
    },
  },
  {
    id: 'services',
    label: 'Services',
    groups: [
      group('services', 'What we do', [
        link('PCB Layout', '/services#layout', 'Your schematic, placed and routed'),
        link('PCB Fabrication & Assembly', '/services#fab', 'Rigid boards, bare or populated'),
        link('PCB Stencil', '/services#stencil', `Foils of ${withUnit(capabilities.stencil.foil)}`),
        link('Component Sourcing', '/services#source', 'The parts on your bill of materials'),
      ]),
    ],
    feature: {
      drawing: 'chip',
      label: 'Most ordered',
      title: 'FR-4 boards, assembled',
      text: 'Order fabrication and assembly together and save up to 15 percent.',
      href: '/services#fab',
    },
  },
  {
    id: 'components',
    label: 'Components',
    overview: { label: 'All component categories', href: '/products' },
    groups: [
      group('boards', 'Board materials and parts', [
        link('Generic components', '/components/generic'),
        link('Circuit protection', '/components/circuit-protection'),
        link('Packaging guideline', '/components/packaging-guideline'),
        link('Rogers laminates', '/components/rogers-laminate'),
        link('Standard stack-ups', '/components/standard-pcb-buildup'),
        {
          ...link('Impedance build-ups', '/components/impedance-controlled-standard-build-ups'),
          id: 'impedance-controlled',
        },
        link('Certifications', '/components/certifications'),
      ]),
      group('connectors', 'Connectors and wire', [
        link('Board to board', '/components/connectors/board-to-board'),
        link('Wire to board', '/components/connectors/wire-to-board'),
        link('Wire to wire', '/components/connectors/wire-to-wire'),
        link('Wire and cable', '/components/wire-cable'),
      ]),
      group('passive-components', 'Passive components', [
        link('Resistors', '/components/passive-components/resistors'),
        link('Capacitors', '/components/passive-components/capacitors'),
        link('Inductors', '/components/passive-components/inductors'),
      ]),
      group('semiconductors', 'Semiconductors', [
        link('Diodes', '/components/semiconductors/diodes'),
        link('Transistors', '/components/semiconductors/transistors'),
        link('ICs', '/components/semiconductors/ics'),
        link('Memory and data storage', '/components/memory-data-storage'),
      ]),
      group('electromechanical', 'Electromechanical', [
        link('Relays', '/components/electromechanical/relays'),
        link('Switches', '/components/electromechanical/switches'),
        link('Motors', '/components/electromechanical/motors'),
      ]),
      group('systems', 'Systems', [
        link('Embedded solutions', '/components/embedded-solutions'),
        link('RF and wireless', '/components/rf-wireless'),
        link('Sensors', '/components/sensors'),
        link('Industrial automation', '/components/industrial-automation'),
      ]),
      group('power-light', 'Power, light and heat', [
        link('Power', '/components/power'),
        link('LED lighting', '/components/led-lighting'),
        link('Opto-electronics', '/components/opto-electronics'),
        link('Thermal management', '/components/thermal-management'),
        link('Enclosures', '/components/enclosures'),
      ]),
      group('tools-supplies', 'Tools and supplies', [
        link('Soldering', '/components/tools-supplies/soldering'),
        link('Cleaning', '/components/tools-supplies/cleaning'),
        link('ESD protection', '/components/tools-supplies/esd-protection'),
        link('Engineering tools', '/components/engineering-tools'),
        link('Test and measurement', '/components/test-measurement'),
      ]),
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    groups: [
      group('capabilities', 'Capabilities', [
        link('Technical capabilities', '/resources/technical-capabilities', 'Layers, sizes, copper, materials'),
        link('PCB A', '/resources/technical-capabilities/pcb-a', 'Assembly'),
        link('PCB B', '/resources/technical-capabilities/pcb-b', 'Bare boards'),
        link('PCB stencil', '/resources/technical-capabilities/pcb-stencil', 'Foils and frames'),
        link('Flexible PCB', '/resources/technical-capabilities/flexible-pcb', 'Polyimide, one or two layers'),
      ]),
      group('guidelines', 'Guidelines', [
        link('PCB design guidelines', '/resources/design-guidelines', 'Tracks, holes, copper to the edge'),
        link('Panel guidelines', '/resources/panel-guidelines', 'Borders, tabs, tooling holes'),
        link('Solder paste data preparation', '/resources/solder-paste-prep', 'Apertures that release paste'),
      ]),
      group('faq', 'Questions and answers', [
        link('General FAQ', '/resources/faq/general', 'Orders, prices, delivery'),
        link('Technical FAQ', '/resources/faq/technical', 'Layers, tracks, holes, files'),
      ]),
    ],
    feature: {
      drawing: 'track',
      label: 'Most asked',
      title: 'How fine can tracks and gaps be?',
      text: `Trace and space from ${traceAndSpace(capabilities.track.standard)}, drills from ${withUnit(capabilities.drill.mechanical)}.`,
      href: '/resources/faq/technical#track-and-spacing',
    },
  },
];

export const shellContent = {
  skip: 'Skip to content',
  contact: 'Contact',
  navigation: 'Main',
  home: (name: string) => `${name}, home page`,
  menus,
  breadcrumb: 'Breadcrumb',
  products: { label: 'Products', href: '/products' },
  search: 'Search',
  cart: { label: (count: number) => `Cart, ${counted(count, 'item')}`, count: formatCount, href: '/cart' },
  login: { label: 'Login', href: '/login' },
  register: { label: 'Register', href: '/register' },
  dashboard: { label: 'Dashboard', href: '/dashboard' },
  logout: 'Logout',
  /** The name of the user menu if the user has no name. */
  account: 'Account',
  quote: { label: 'Instant Quote', href: '/services' },
  menu: { open: 'Menu', title: 'Menu', close: 'Close menu' },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  footer: {
    label: 'Footer',
    tagline: 'Empower your Electronics',
    description: (name: string) =>
      `${name} is India's leading online PCB board manufacturer: PCB design, fabrication, assembly, component sourcing, testing and prototyping.`,
    place: (region: string) => `${region} India`,
    columns: [
      {
        id: 'services',
        title: 'Services',
        actions: ['PCB Design', 'PCB Fabrication', 'PCB Assembly', 'Component Sourcing', 'PCB Testing', 'Prototyping'],
      },
      {
        id: 'resources',
        title: 'Resources',
        actions: [
          'Design Guidelines',
          'Material Specs',
          'Quality Standards',
          'Technical Support',
          'Documentation',
          'Case Studies',
        ],
      },
      {
        id: 'company',
        title: 'Company',
        actions: ['About Us', 'Our Team', 'Careers', 'News & Updates', 'Certifications', 'Contact Us'],
      },
    ],
    follow: 'Follow Us',
    /** The name, office and CIN of the company (Companies (Incorporation) Rules 2014, rule 26(1)), and its GSTIN. */
    company: ({ legalName, office, cin, gstin }: Brand['registration']) =>
      `${legalName}, ${office}. CIN ${cin}. GSTIN ${gstin}`,
    /** The contact for complaints. The phone number is above. */
    grievances: ({ name, designation, email }: Brand['grievances']) => `${designation}: ${name}, ${email}`,
    copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
    demonstration:
      'Demonstration site: prices, parts and certificates are samples, nothing is ordered, and the items of this footer only show a message.',
    legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  },
};

export type ShellContent = typeof shellContent;
