import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const passiveComponents = {
  '/components/passive-components/resistors': partsTable(['resistance', 'tolerance', 'power', 'size'], [
    ['r-001-2512', 'Current-sense resistor 10 mΩ', '2512', 14, 'each', 'chip', ['0.01 Ω', '1 %', '1 W', '2512']],
    ['r-100-0603', 'Chip resistor 100 Ω', '0603', 35, 'strip of 100', 'chip', ['100 Ω', '1 %', '0.1 W', '0603'], 'RC0603FR-07100RL', 'Yageo'],
    ['r-1k-0805', 'Chip resistor 1 kΩ', '0805', 45, 'strip of 100', 'chip', ['1 kΩ', '1 %', '0.125 W', '0805'], 'RC0805FR-071KL', 'Yageo'],
    ['r-4k7-0603', 'Chip resistor 4.7 kΩ', '0603', 35, 'strip of 100', 'chip', ['4.7 kΩ', '1 %', '0.1 W', '0603'], 'RC0603FR-074K7L', 'Yageo'],
    ['r-4k7-axial', 'Carbon film resistor 4.7 kΩ', 'Axial', 30, 'pack of 100', 'axial', ['4.7 kΩ', '5 %', '0.25 W', 'Axial']],
    ['r-10k-0402', 'Chip resistor 10 kΩ, 0402', '0402', 30, 'strip of 100', 'chip', ['10 kΩ', '1 %', '0.063 W', '0402'], 'RC0402FR-0710KL', 'Yageo'],
    ['r-10k-0805', 'Chip resistor 10 kΩ, 0805', '0805', 45, 'strip of 100', 'chip', ['10 kΩ', '1 %', '0.125 W', '0805'], 'RC0805FR-0710KL', 'Yageo'],
    ['r-10k-axial', 'Metal film resistor 10 kΩ', 'Axial', 60, 'pack of 100', 'axial', ['10 kΩ', '1 %', '0.25 W', 'Axial']],
  ]),
  '/components/passive-components/capacitors': partsTable(['capacitance', 'voltage', 'dielectric'], [
    ['c-22p-0603', 'Ceramic capacitor 22 pF', '0603', 60, 'strip of 100', 'chip', ['22 pF', '50 V', 'C0G']],
    ['c-100n-0603', 'Ceramic capacitor 100 nF', '0603', 85, 'strip of 100', 'chip', ['100 nF', '50 V', 'X7R']],
    ['c-100n-x2', 'Suppression capacitor for the mains', 'Radial', 16, 'each', 'relay', ['100 nF', '275 V AC', 'Polypropylene']],
    ['c-1u-0805', 'Ceramic capacitor 1 µF', '0805', 2.5, 'each', 'chip', ['1 µF', '50 V', 'X7R']],
    ['c-10u-0805', 'Ceramic capacitor 10 µF', '0805', 3, 'each', 'chip', ['10 µF', '25 V', 'X5R']],
    ['c-10u-tantalum', 'Tantalum capacitor 10 µF', 'Case A', 14, 'each', 'sma', ['10 µF', '16 V', 'Tantalum']],
    ['c-100u-radial', 'Aluminium capacitor 100 µF', 'Radial', 4, 'each', 'radial', ['100 µF', '25 V', 'Electrolytic']],
    ['c-1000u-radial', 'Aluminium capacitor 1,000 µF', 'Radial', 12, 'each', 'radial', ['1,000 µF', '25 V', 'Electrolytic']],
  ]),
  '/components/passive-components/inductors': partsTable(['inductance', 'current', 'size'], [
    ['l-100n-0603', 'Chip inductor for radio frequencies', '0603', 3, 'each', 'chip', ['100 nH', '0.3 A', '0603']],
    ['l-4u7-6060', 'Power inductor 4.7 µH, shielded', '6 × 6 mm', 14, 'each', 'coil', ['4.7 µH', '4 A', '6 × 6 mm']],
    ['l-10u-6060', 'Power inductor 10 µH, shielded', '6 × 6 mm', 16, 'each', 'coil', ['10 µH', '3 A', '6 × 6 mm']],
    ['l-22u-6060', 'Power inductor 22 µH, shielded', '6 × 6 mm', 16, 'each', 'coil', ['22 µH', '2 A', '6 × 6 mm']],
    ['l-100u-radial', 'Choke, unshielded', 'Radial', 9, 'each', 'radial', ['100 µH', '1 A', 'Radial']],
    ['bead-600-0805', 'Ferrite bead, 600 Ω at 100 MHz', '0805', 2, 'each', 'chip', ['Ferrite bead', '0.6 A', '0805']],
    ['choke-10m', 'Common-mode choke for the mains', 'Through-hole', 45, 'each', 'coil', ['2 × 10 mH', '1 A', 'Through-hole']],
  ]),
};
