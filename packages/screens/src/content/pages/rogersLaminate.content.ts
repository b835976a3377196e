import { formatMil, formatMm, inBothUnits } from '@pcb/engineering/lengths';
import type { ContentPageContent } from '../model.ts';

interface Laminate {
  id: string;
  name: string;
  /** At 10 GHz in a clamped stripline, with its tolerance. */
  processDielectric: string;
  designDielectric: string;
  /** At 10 GHz. */
  dissipation: string;
  /** In W/(m·K). */
  conductivity: string;
  /** In °C. None for PTFE. */
  glassTransition?: string;
  /** In °C. */
  decomposition: string;
  /** In ppm/°C along x, y and z. */
  expansion: string;
  resin: string;
  /** Standard dielectric thicknesses in mm. */
  thicknesses: readonly number[];
}

const ceramicHydrocarbon = 'Ceramic-filled hydrocarbon on glass';
const ceramicPtfe = 'Ceramic-filled PTFE';

const laminates: readonly Laminate[] = [
  {
    id: 'ro4003c',
    name: 'RO4003C',
    processDielectric: '3.38 ±0.05',
    designDielectric: '3.55',
    dissipation: '0.0027',
    conductivity: '0.71',
    glassTransition: '> 280',
    decomposition: '425',
    expansion: '11 / 14 / 46',
    resin: ceramicHydrocarbon,
    thicknesses: [0.203, 0.305, 0.406, 0.508, 0.813, 1.524],
  },
  {
    id: 'ro4350b',
    name: 'RO4350B',
    processDielectric: '3.48 ±0.05',
    designDielectric: '3.66',
    dissipation: '0.0037',
    conductivity: '0.69',
    glassTransition: '> 280',
    decomposition: '390',
    expansion: '10 / 12 / 32',
    resin: ceramicHydrocarbon,
    thicknesses: [0.101, 0.168, 0.254, 0.338, 0.422, 0.508, 0.762, 1.524],
  },
  {
    id: 'ro4835',
    name: 'RO4835',
    processDielectric: '3.48 ±0.05',
    designDielectric: '3.66',
    dissipation: '0.0037',
    conductivity: '0.66',
    glassTransition: '> 280',
    decomposition: '390',
    expansion: '10 / 12 / 31',
    resin: ceramicHydrocarbon,
    thicknesses: [0.168, 0.254, 0.338, 0.508, 0.762, 1.524],
  },
  {
    id: 'ro3003',
    name: 'RO3003',
    processDielectric: '3.00 ±0.04',
    designDielectric: '3.00',
    dissipation: '0.0010',
    conductivity: '0.50',
    decomposition: '500',
    expansion: '17 / 16 / 25',
    resin: ceramicPtfe,
    thicknesses: [0.127, 0.254, 0.508, 0.762, 1.524],
  },
  {
    id: 'ro3006',
    name: 'RO3006',
    processDielectric: '6.15 ±0.15',
    designDielectric: '6.50',
    dissipation: '0.0020',
    conductivity: '0.79',
    decomposition: '500',
    expansion: '17 / 17 / 24',
    resin: ceramicPtfe,
    thicknesses: [0.127, 0.254, 0.635, 1.27],
  },
  {
    id: 'ro3010',
    name: 'RO3010',
    processDielectric: '10.2 ±0.30',
    designDielectric: '11.2',
    dissipation: '0.0022',
    conductivity: '0.95',
    decomposition: '500',
    expansion: '13 / 11 / 16',
    resin: ceramicPtfe,
    thicknesses: [0.127, 0.254, 0.635, 1.27],
  },
  {
    id: 'rt-duroid-5880',
    name: 'RT/duroid 5880',
    processDielectric: '2.20 ±0.02',
    designDielectric: '2.20',
    dissipation: '0.0009',
    conductivity: '0.20',
    decomposition: '500',
    expansion: '31 / 48 / 237',
    resin: 'PTFE with glass microfibre',
    thicknesses: [0.127, 0.254, 0.381, 0.508, 0.787, 1.575],
  },
  {
    id: 'rt-duroid-6002',
    name: 'RT/duroid 6002',
    processDielectric: '2.94 ±0.04',
    designDielectric: '2.94',
    dissipation: '0.0012',
    conductivity: '0.60',
    decomposition: '500',
    expansion: '16 / 16 / 24',
    resin: ceramicPtfe,
    thicknesses: [0.127, 0.254, 0.508, 0.762, 1.524],
  },
];

/** Laminates for high frequencies. */
export const rogersLaminateContent: ContentPageContent = {
  reference: 'C3',
  designator: 'Components',
  title: 'Rogers laminates',
  lead: 'Eight laminates for circuits where FR-4 loses too much or varies too much. Compare them here, then take the final figures from the maker’s data sheet.',
  sections: [
    {
      id: 'properties',
      title: 'Properties',
      blocks: [
        {
          kind: 'table',
          caption: 'Rogers laminates, typical values',
          columns: [
            { id: 'laminate', label: 'Laminate' },
            { id: 'processDielectric', label: 'Dk, process', isFigure: true },
            { id: 'designDielectric', label: 'Dk, design', isFigure: true },
            { id: 'dissipation', label: 'Df', isFigure: true },
            { id: 'conductivity', label: 'Thermal conductivity', unit: 'W/(m·K)', isFigure: true },
            { id: 'glassTransition', label: 'Tg', unit: '°C', isFigure: true },
            { id: 'decomposition', label: 'Td', unit: '°C', isFigure: true },
            { id: 'expansion', label: 'Expansion x / y / z', unit: 'ppm/°C', isFigure: true },
          ],
          rows: laminates.map((laminate) => ({
            id: laminate.id,
            cells: {
              laminate: laminate.name,
              processDielectric: laminate.processDielectric,
              designDielectric: laminate.designDielectric,
              dissipation: laminate.dissipation,
              conductivity: laminate.conductivity,
              ...(laminate.glassTransition !== undefined && { glassTransition: laminate.glassTransition }),
              decomposition: laminate.decomposition,
              expansion: laminate.expansion,
            },
          })),
          source: {
            label:
              'Typical published values for a first comparison, no specification. Check the maker’s current data sheet before you order.',
          },
        },
        {
          kind: 'list',
          items: [
            'Dk is the dielectric constant (relative permittivity) and Df the dissipation factor. Process Dk and Df are for 10 GHz.',
            'Process Dk comes from a clamped stripline and serves to compare batches. Design Dk is the one for circuits, from 8 to 40 GHz: put it into the impedance calculator.',
            'Tg is the glass transition and Td the decomposition temperature. PTFE has no useful Tg, so there is none here.',
            'Expansion along z strains the plated holes. Copper itself expands by about 17 ppm/°C.',
          ],
        },
      ],
    },
    {
      id: 'thicknesses',
      title: 'Resin and thicknesses',
      blocks: [
        {
          kind: 'table',
          caption: 'Standard dielectric thicknesses, without copper',
          columns: [
            { id: 'laminate', label: 'Laminate' },
            { id: 'resin', label: 'Material' },
            { id: 'mm', label: 'Thickness', unit: 'mm', isFigure: true },
            { id: 'mil', label: 'Thickness', unit: 'mil', isFigure: true },
          ],
          rows: laminates.map(({ id, name, resin, thicknesses }) => ({
            id,
            cells: {
              laminate: name,
              resin,
              mm: thicknesses.map((thickness) => formatMm(thickness, 3)).join(', '),
              mil: thicknesses.map(formatMil).join(', '),
            },
          })),
          source: { label: 'Usual published thicknesses; the maker’s current list decides. Mil computed.' },
        },
      ],
    },
    {
      id: 'choosing',
      title: 'Choosing one',
      blocks: [
        {
          kind: 'list',
          items: [
            'RO4003C, RO4350B and RO4835 are hydrocarbon and ceramic on glass, not PTFE: they go through the same lines as FR-4.',
            'RO4350B and RO4835 have the same Dk; RO4835 resists oxidation better.',
            'RO3006 and RO3010 make antennas and filters smaller, because a wave is shorter in a higher Dk.',
            'RT/duroid 5880 has the lowest Dk and Df of the eight. It is soft and expands most along z, so ask about plated holes first.',
          ],
        },
        {
          kind: 'text',
          text: `Our largest Rogers board is ${inBothUnits(435)} by ${inBothUnits(275)}. On the order form choose Rogers as the material, and name the laminate and its thickness in the read-me file of your archive.`,
        },
      ],
    },
  ],
  related: [
    {
      label: 'Impedance-controlled build-ups',
      href: '/components/impedance-controlled-standard-build-ups',
      text: 'The width of a 50 ohm line on RO4003C and RO4350B.',
    },
    {
      label: 'Technical capabilities',
      href: '/resources/technical-capabilities',
      text: 'The largest board of every material.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Border, gaps, tabs and tooling holes of a panel.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask whether a laminate is in stock before you design for it.' },
  ],
  meta: {
    title: 'Rogers laminates',
    description:
      'Dielectric constant, loss, thermal values and standard thicknesses of eight Rogers laminates, from RO4003C to RT/duroid 6002.',
  },
};
