/** One entry of a menu of the header. Without an address it is announced as not wired, by its label. */
export interface ShellLink {
  id: string;
  label: string;
  description?: string;
  href?: string;
}

/** One menu of the header: a panel of titled groups. */
interface ShellMenu {
  id: string;
  label: string;
  groups: readonly { id: string; title: string; links: readonly ShellLink[] }[];
  /** A link below the groups, to the page that holds everything. */
  overview?: { label: string; href: string };
}

const menus: readonly ShellMenu[] = [
  {
    id: 'about',
    label: 'About Us',
    groups: [
      {
        id: 'company',
        title: 'Company',
        links: [
          { id: 'about', label: 'About us', description: 'What we make, since 1996', href: '/about' },
          { id: 'team', label: 'Our Team', description: 'The people at the machines' },
          { id: 'careers', label: 'Careers', description: 'Work with us' },
        ],
      },
      {
        id: 'practice',
        title: 'How we work',
        links: [
          {
            id: 'process',
            label: 'Manufacturing process',
            description: 'Twelve steps, from data to board',
            href: '/pcb-manufacturing-process',
          },
          {
            id: 'certifications',
            label: 'Certifications',
            description: 'ISO 9001, ISO 14001, IATF 16949, RoHS',
            href: '/components/certifications',
          },
          { id: 'blogs', label: 'Blogs', description: 'Notes from our engineers', href: '/blogs' },
        ],
      },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    groups: [
      {
        id: 'services',
        title: 'What we do',
        links: [
          {
            id: 'layout',
            label: 'PCB Layout',
            description: 'Your schematic, placed and routed',
            href: '/services#layout',
          },
          {
            id: 'fab',
            label: 'PCB Fabrication & Assembly',
            description: 'Rigid boards, bare or populated',
            href: '/services#fab',
          },
          { id: 'stencil', label: 'PCB Stencil', description: 'Foils from 0.10 to 0.15 mm', href: '/services#stencil' },
          {
            id: 'source',
            label: 'Component Sourcing',
            description: 'The parts on your bill of materials',
            href: '/services#source',
          },
        ],
      },
    ],
  },
  {
    id: 'components',
    label: 'Components',
    overview: { label: 'All component categories', href: '/products' },
    groups: [
      {
        id: 'boards',
        title: 'Board materials and parts',
        links: [
          { id: 'generic', label: 'Generic components', href: '/components/generic' },
          { id: 'circuit-protection', label: 'Circuit protection', href: '/components/circuit-protection' },
          { id: 'packaging-guideline', label: 'Packaging guideline', href: '/components/packaging-guideline' },
          { id: 'rogers-laminate', label: 'Rogers laminates', href: '/components/rogers-laminate' },
          { id: 'standard-pcb-buildup', label: 'Standard stack-ups', href: '/components/standard-pcb-buildup' },
          {
            id: 'impedance-controlled',
            label: 'Impedance build-ups',
            href: '/components/impedance-controlled-standard-build-ups',
          },
          { id: 'certifications', label: 'Certifications', href: '/components/certifications' },
        ],
      },
      {
        id: 'connectors',
        title: 'Connectors and wire',
        links: [
          { id: 'board-to-board', label: 'Board to board', href: '/components/connectors/board-to-board' },
          { id: 'wire-to-board', label: 'Wire to board', href: '/components/connectors/wire-to-board' },
          { id: 'wire-to-wire', label: 'Wire to wire', href: '/components/connectors/wire-to-wire' },
          { id: 'wire-cable', label: 'Wire and cable', href: '/components/wire-cable' },
        ],
      },
      {
        id: 'passive-components',
        title: 'Passive components',
        links: [
          { id: 'resistors', label: 'Resistors', href: '/components/passive-components/resistors' },
          { id: 'capacitors', label: 'Capacitors', href: '/components/passive-components/capacitors' },
          { id: 'inductors', label: 'Inductors', href: '/components/passive-components/inductors' },
        ],
      },
      {
        id: 'semiconductors',
        title: 'Semiconductors',
        links: [
          { id: 'diodes', label: 'Diodes', href: '/components/semiconductors/diodes' },
          { id: 'transistors', label: 'Transistors', href: '/components/semiconductors/transistors' },
          { id: 'ics', label: 'ICs', href: '/components/semiconductors/ics' },
          { id: 'memory-data-storage', label: 'Memory and data storage', href: '/components/memory-data-storage' },
        ],
      },
      {
        id: 'electromechanical',
        title: 'Electromechanical',
        links: [
          { id: 'relays', label: 'Relays', href: '/components/electromechanical/relays' },
          { id: 'switches', label: 'Switches', href: '/components/electromechanical/switches' },
          { id: 'motors', label: 'Motors', href: '/components/electromechanical/motors' },
        ],
      },
      {
        id: 'systems',
        title: 'Systems',
        links: [
          { id: 'embedded-solutions', label: 'Embedded solutions', href: '/components/embedded-solutions' },
          { id: 'rf-wireless', label: 'RF and wireless', href: '/components/rf-wireless' },
          { id: 'sensors', label: 'Sensors', href: '/components/sensors' },
          { id: 'industrial-automation', label: 'Industrial automation', href: '/components/industrial-automation' },
        ],
      },
      {
        id: 'power-light',
        title: 'Power, light and heat',
        links: [
          { id: 'power', label: 'Power', href: '/components/power' },
          { id: 'led-lighting', label: 'LED lighting', href: '/components/led-lighting' },
          { id: 'opto-electronics', label: 'Opto-electronics', href: '/components/opto-electronics' },
          { id: 'thermal-management', label: 'Thermal management', href: '/components/thermal-management' },
          { id: 'enclosures', label: 'Enclosures', href: '/components/enclosures' },
        ],
      },
      {
        id: 'tools-supplies',
        title: 'Tools and supplies',
        links: [
          { id: 'soldering', label: 'Soldering', href: '/components/tools-supplies/soldering' },
          { id: 'cleaning', label: 'Cleaning', href: '/components/tools-supplies/cleaning' },
          { id: 'esd-protection', label: 'ESD protection', href: '/components/tools-supplies/esd-protection' },
          { id: 'engineering-tools', label: 'Engineering tools', href: '/components/engineering-tools' },
          { id: 'test-measurement', label: 'Test and measurement', href: '/components/test-measurement' },
        ],
      },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    groups: [
      {
        id: 'capabilities',
        title: 'Capabilities',
        links: [
          {
            id: 'technical-capabilities',
            label: 'Technical capabilities',
            description: 'Layers, sizes, copper, materials',
            href: '/resources/technical-capabilities',
          },
          {
            id: 'pcb-a',
            label: 'PCB A',
            description: 'Assembly',
            href: '/resources/technical-capabilities/pcb-a',
          },
          {
            id: 'pcb-b',
            label: 'PCB B',
            description: 'Bare boards',
            href: '/resources/technical-capabilities/pcb-b',
          },
          {
            id: 'pcb-stencil',
            label: 'PCB stencil',
            description: 'Foils and frames',
            href: '/resources/technical-capabilities/pcb-stencil',
          },
          {
            id: 'flexible-pcb',
            label: 'Flexible PCB',
            description: 'Polyimide, one or two layers',
            href: '/resources/technical-capabilities/flexible-pcb',
          },
        ],
      },
      {
        id: 'guidelines',
        title: 'Guidelines',
        links: [
          {
            id: 'design-guidelines',
            label: 'PCB design guidelines',
            description: 'Tracks, holes, copper to the edge',
            href: '/resources/design-guidelines',
          },
          {
            id: 'panel-guidelines',
            label: 'Panel guidelines',
            description: 'Borders, tabs, tooling holes',
            href: '/resources/panel-guidelines',
          },
          {
            id: 'solder-paste-prep',
            label: 'Solder paste data preparation',
            description: 'Apertures that release their paste',
            href: '/resources/solder-paste-prep',
          },
        ],
      },
      {
        id: 'faq',
        title: 'Questions and answers',
        links: [
          {
            id: 'general',
            label: 'General FAQ',
            description: 'Orders, prices, delivery',
            href: '/resources/faq/general',
          },
          {
            id: 'technical',
            label: 'Technical FAQ',
            description: 'Data, layers, finishes',
            href: '/resources/faq/technical',
          },
        ],
      },
    ],
  },
];

export const shellContent = {
  skip: 'Skip to the content',
  contact: 'Contact',
  navigation: 'Main',
  home: (name: string) => `${name}, home page`,
  menus,
  products: { label: 'Products', href: '/products' },
  search: 'Search',
  cart: { label: 'Cart, 0 items', count: '0', href: '/cart' },
  login: { label: 'Login', href: '/login' },
  register: { label: 'Register', href: '/register' },
  dashboard: { label: 'Dashboard', href: '/dashboard' },
  logout: 'Logout',
  /** The name of the user's menu where the account has no name. */
  account: 'Account',
  quote: { label: 'Instant Quote', href: '/services' },
  menu: { open: 'Menu', title: 'Menu', close: 'Close menu' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' },
  footer: {
    label: 'Footer',
    tagline: 'Empower your Electronics',
    description: (name: string) =>
      `${name} is India's leading online PCB board manufacturer: PCB design, fabrication, assembly, component sourcing, testing and prototyping.`,
    place: 'Kerala India',
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
    copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
    legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  },
};

export type ShellContent = typeof shellContent;
