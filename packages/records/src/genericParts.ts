import { rupees } from '@pcb/quoting/money';

/** The parts that most boards need, as the shop sells them. */
export const genericParts = {
  resistor: {
    id: 'generic-resistor',
    name: 'Chip resistor 10 kΩ 1 %',
    package: '0805',
    price: rupees(45),
    per: 'strip of 100',
  },
  capacitor: {
    id: 'generic-capacitor',
    name: 'Ceramic capacitor 100 nF 50 V',
    package: '0603',
    price: rupees(85),
    per: 'strip of 100',
  },
  schottky: {
    id: 'generic-schottky',
    name: 'Schottky diode SS14',
    package: 'SMA',
    price: rupees(40),
    per: 'pack of 10',
  },
  npn: { id: 'generic-npn', name: 'NPN transistor MMBT3904', package: 'SOT-23', price: rupees(50), per: 'pack of 25' },
  ldo: { id: 'generic-ldo', name: 'Regulator 3.3 V, 1117 type', package: 'SOT-223', price: rupees(14), per: 'each' },
  module: {
    id: 'generic-module',
    name: 'Wi-Fi and Bluetooth module',
    package: 'Module',
    price: rupees(320),
    per: 'each',
  },
};
