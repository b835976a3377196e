import { capabilities } from '@pcb/engineering/capabilities';
import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import { outerCopper } from '@pcb/engineering/stackUps';
import { withBothUnits } from '../../shared/format/figureText.ts';
import { pricedLaminates } from '../../shared/format/pricedLaminates.ts';
import { list, section } from '../blocks.ts';
import { lengthsIn } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

const ceramicHydrocarbon = 'Ceramic-filled hydrocarbon on glass';
const ceramicPtfe = 'Ceramic-filled PTFE';

/** Id, name, material and standard dielectric thicknesses in mm. */
const laminateThicknesses = [
  ['ro4003c', 'RO4003C', ceramicHydrocarbon, [0.203, 0.305, 0.406, 0.508, 0.813, 1.524]],
  ['ro4350b', 'RO4350B', ceramicHydrocarbon, [0.101, 0.168, 0.254, 0.338, 0.422, 0.508, 0.762, 1.524]],
  ['ro4835', 'RO4835', ceramicHydrocarbon, [0.168, 0.254, 0.338, 0.508, 0.762, 1.524]],
  ['ro3003', 'RO3003', ceramicPtfe, [0.127, 0.254, 0.508, 0.762, 1.524]],
  ['ro3006', 'RO3006', ceramicPtfe, [0.127, 0.254, 0.635, 1.27]],
  ['ro3010', 'RO3010', ceramicPtfe, [0.127, 0.254, 0.635, 1.27]],
  ['rt-duroid-5880', 'RT/duroid 5880', 'PTFE with glass microfibre', [0.127, 0.254, 0.381, 0.508, 0.787, 1.575]],
  ['rt-duroid-6002', 'RT/duroid 6002', ceramicPtfe, [0.127, 0.254, 0.508, 0.762, 1.524]],
] as const;

export const rogersLaminateContent: ContentPageContent = {
  designator: 'Components',
  title: 'Rogers laminates',
  lead: 'Eight laminates for circuits where the loss or the variation of FR-4 is too high. Compare them here, then design with the manufacturer’s data sheet.',
  meta: {
    title: 'Rogers laminates',
    description:
      'Dielectric constant, loss, thermal values and standard thicknesses of eight Rogers laminates, from RO4003C to RT/duroid 6002.',
  },
  sections: [
    section('properties', 'Properties', [
      // Dk and Df are for 10 GHz, process Dk with its tolerance. PTFE has no Tg.
      table('Rogers laminates, typical values', {
        columns: [
          column('laminate', 'Laminate'),
          figure('processDielectric', 'Dk, process'),
          figure('designDielectric', 'Dk, design'),
          figure('dissipation', 'Df'),
          figure('conductivity', 'Thermal conductivity', 'W/(m·K)'),
          figure('glassTransition', 'Tg', '°C'),
          figure('decomposition', 'Td', '°C'),
          figure('expansion', 'Expansion x / y / z', 'ppm/°C'),
        ],
        rows: [
          ['ro4003c', 'RO4003C', '3.38 ±0.05', '3.55', '0.0027', '0.71', '> 280', '425', '11 / 14 / 46'],
          ['ro4350b', 'RO4350B', '3.48 ±0.05', '3.66', '0.0037', '0.69', '> 280', '390', '10 / 12 / 32'],
          ['ro4835', 'RO4835', '3.48 ±0.05', '3.66', '0.0037', '0.66', '> 280', '390', '10 / 12 / 31'],
          ['ro3003', 'RO3003', '3.00 ±0.04', '3.00', '0.0010', '0.50', undefined, '500', '17 / 16 / 25'],
          ['ro3006', 'RO3006', '6.15 ±0.15', '6.50', '0.0020', '0.79', undefined, '500', '17 / 17 / 24'],
          ['ro3010', 'RO3010', '10.2 ±0.30', '11.2', '0.0022', '0.95', undefined, '500', '13 / 11 / 16'],
          [
            'rt-duroid-5880',
            'RT/duroid 5880',
            '2.20 ±0.02',
            '2.20',
            '0.0009',
            '0.20',
            undefined,
            '500',
            '31 / 48 / 237',
          ],
          [
            'rt-duroid-6002',
            'RT/duroid 6002',
            '2.94 ±0.04',
            '2.94',
            '0.0012',
            '0.60',
            undefined,
            '500',
            '16 / 16 / 24',
          ],
        ],
        source:
          'Typical published values for a first comparison, not a specification. Check the manufacturer’s current data sheet before you order.',
      }),
      list([
        'Dk is the dielectric constant (relative permittivity) and Df the dissipation factor. Process Dk and Df are for 10 GHz.',
        'Process Dk is measured on a clamped stripline to compare batches. Design Dk is valid from 8 to 40 GHz: use it for your layout and in the impedance calculator.',
        'Tg is the glass transition and Td the decomposition temperature. PTFE has no useful Tg, so none is listed.',
        'Expansion along z strains the plated holes. Copper itself expands by about 17 ppm/°C.',
      ]),
    ]),
    section('thicknesses', 'Materials and thicknesses', [
      table('Standard dielectric thicknesses, without copper', {
        columns: [
          column('laminate', 'Laminate'),
          column('resin', 'Material'),
          lengthsIn('mm', 'Thicknesses', 'mm'),
          lengthsIn('mil', 'Thicknesses', 'mil'),
        ],
        rows: laminateThicknesses.map(([id, name, material, thicknesses]) => [
          id,
          name,
          material,
          thicknesses.map((thickness) => formatMm(thickness, 3)).join(', '),
          thicknesses.map(formatMmAsMil).join(', '),
        ]),
        source: 'Typical published thicknesses; the manufacturer’s current list applies. Mil computed.',
      }),
    ]),
    section('choosing', 'Choosing one', [
      list([
        'RO4003C, RO4350B and RO4835 are ceramic-filled hydrocarbon on glass, not PTFE: they run on the same lines as FR-4.',
        'RO4350B and RO4835 have the same Dk; RO4835 resists oxidation better.',
        'RO3006 and RO3010 make antennas and filters smaller, because wavelengths are shorter at a higher Dk.',
        'RT/duroid 5880 has the lowest Dk and Df of the eight. It is soft and expands most along z, so ask about plated holes first.',
      ]),
      `Our largest Rogers board is ${withBothUnits(capabilities.boardSize.rogers)}. On the order form choose Rogers as the material and, for one or two layers, 1.6 mm: a core of 1.524 mm with ${outerCopper} mm of finished copper (0.5 oz base) on both sides is ${formatMm(1.524 + 2 * outerCopper, 2)} mm. With that copper, no laminate listed here makes 1.0 or 2.0 mm, and the thinner cores of the impedance tables are made on inquiry. State the laminate and its thickness in the README of your archive.`,
      `The sample price of the form is for ${pricedLaminates} with that core. The other six laminates, and RO3006 and RO3010 in particular, which have no such core, are priced by an engineer.`,
    ]),
  ],
  related: [
    { ...pageLinks.impedanceBuildUps, text: 'The width of a 50 ohm line on RO4003C and RO4350B.' },
    { ...pageLinks.technicalCapabilities, text: 'The maximum board size of every material.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
