import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { type NavigationMenuProps } from '@pcb/ui/NavigationMenu';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { fn } from 'storybook/test';

const slug = (copy: string) => copy.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
export const links = (path: string, ...labels: readonly string[]) =>
  labels.map((label) => ({ id: slug(label), label, href: `${path}/${slug(label)}` }));

export const search = fn();

export const navigationItems: NavigationMenuProps['items'] = [
  { id: 'about', label: 'About Us', href: '/about' },
  {
    id: 'services',
    label: 'Services',
    groups: [
      {
        id: 'all',
        items: [
          { id: 'layout', label: 'PCB Layout', description: 'From schematic to Gerber data', href: '/services#layout' },
          { id: 'fab', label: 'PCB Fabrication', description: 'One to twenty-four layers', href: '/services#fab' },
          { id: 'stencil', label: 'PCB Stencil', description: 'Laser-cut steel', href: '/services#stencil' },
          {
            id: 'source',
            label: 'Component Sourcing',
            description: 'Your parts list, bought and counted',
            href: '/services#source',
          },
        ],
      },
    ],
    aside: (
      <Box surface="inverse" padding="large" borderRadius="large">
        <Stack gap="xsmall">
          <Link variant="standalone" href="/services#both">
            Fabrication and assembly
          </Link>
          <Text size="small">Order both together and save up to 15 percent.</Text>
        </Stack>
      </Box>
    ),
  },
  {
    id: 'components',
    label: 'Components',
    groups: [
      {
        id: 'guides',
        title: 'Guides',
        items: links(
          '/components',
          'Generic',
          'Packaging guideline',
          'Rogers laminate',
          'Standard PCB build-up',
          'Impedance-controlled standard build-ups',
          'Certifications',
          'Circuit protection',
        ),
      },
      {
        id: 'connectors',
        title: 'Connectors',
        items: links('/components/connectors', 'Board to board', 'Wire to board', 'Wire to wire'),
      },
      {
        id: 'electromechanical',
        title: 'Electromechanical',
        items: links('/components/electromechanical', 'Relays', 'Switches', 'Motors'),
      },
      {
        id: 'passives',
        title: 'Passives',
        items: links(
          '/components/passives',
          'Capacitors',
          'Resistors',
          'Inductors',
          'Crystals and oscillators',
          'Filters',
        ),
      },
      {
        id: 'semiconductors',
        title: 'Semiconductors',
        items: links(
          '/components/semiconductors',
          'Discrete',
          'Logic',
          'Microcontrollers',
          'Power management',
          'RF and wireless',
          'Amplifiers',
        ),
      },
      {
        id: 'sensors',
        title: 'Sensors',
        items: links('/components/sensors', 'Temperature', 'Pressure', 'Current', 'Motion'),
      },
      {
        id: 'more',
        title: 'More',
        items: [
          ...links(
            '/components',
            'Embedded solutions',
            'Enclosures',
            'Engineering tools',
            'Industrial automation',
            'LED lighting',
            'Memory and data storage',
            'Opto-electronics',
            'Power supplies',
            'Thermal management',
            'Wires and cables',
          ),
          { id: 'search', label: 'Search all parts', onAction: search },
        ],
      },
    ],
    footer: (
      <Link variant="standalone" href="/products">
        All products
      </Link>
    ),
  },
  {
    id: 'resources',
    label: 'Resources',
    isCurrent: true,
    groups: [
      {
        id: 'capabilities',
        title: 'Capabilities',
        items: links('/resources', 'Technical capabilities', 'PCB A', 'PCB stencil', 'Flexible PCB', 'PCB B'),
      },
      {
        id: 'guidelines',
        title: 'Guidelines',
        items: links('/resources', 'Panel guidelines', 'Design guidelines', 'Solder paste prep').map((link) => ({
          ...link,
          isCurrent: link.id === 'panel-guidelines',
        })),
      },
      { id: 'faq', title: 'Questions', items: links('/resources/faq', 'General', 'Technical') },
    ],
  },
];
