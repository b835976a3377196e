import type { RowOf } from '../fields.ts';
import type { services } from '../services.ts';

type Sample = readonly [name: string, description: string, price: string, status: 'Active' | 'Inactive'];

const samples: readonly Sample[] = [
  ['PCB Layout', 'Schematic to Gerber, up to 150 components, two review rounds.', '₹12,000', 'Active'],
  ['PCB Layout, high speed', 'Length-matched pairs, impedance control, stack-up report.', '₹42,500', 'Active'],
  ['PCB Fabrication, 2 layer', 'FR-4, 1.6 mm, HASL, from 7 working days.', '₹5,000', 'Active'],
  ['PCB Fabrication, 4 layer', 'FR-4, 1.6 mm, ENIG, impedance control on request.', '₹9,000', 'Active'],
  ['PCB Fabrication, Rogers', 'RO4350B or RO4003C, single or double sided.', '₹28,750', 'Active'],
  ['Flexible PCB', 'Polyimide, one or two layers, stiffeners on request.', '₹12,000', 'Active'],
  ['PCB Assembly', 'SMD and through-hole, AOI on every board.', '₹12,000', 'Active'],
  ['PCB Stencil, framed', 'Laser cut, 5 mil, nano coating optional.', '₹3,250', 'Active'],
  ['PCB Stencil, frameless', 'Laser cut, 4 to 8 mil.', '₹1,850', 'Active'],
  ['Component Sourcing', 'From franchised distributors, with certificates of conformity.', '₹750', 'Active'],
  ['X-ray Inspection', 'BGA and QFN, report with pictures.', '₹6,400', 'Inactive'],
  ['Conformal Coating', 'Acrylic or silicone, selective.', '₹2,200', 'Inactive'],
  [
    'Prototype Run',
    'Five boards, fabricated and assembled, in 10 working days from the complete kit of parts.',
    '₹1,25,000',
    'Active',
  ],
];

export const sampleServices: readonly RowOf<typeof services>[] = samples.map(
  ([name, description, price, status], index) => ({
    id: index + 1,
    name,
    description,
    price,
    status,
  }),
);
