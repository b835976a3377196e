import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const electromechanical = {
  '/components/electromechanical/relays': partsTable(['coil', 'current', 'form'], [
    ['relay-5-spdt', 'Power relay, 5 V coil', 'Through-hole', 28, 'each', 'relay', ['5 V', '10 A', 'SPDT'], 'SRD-05VDC-SL-C', 'Songle'],
    ['relay-12-spdt', 'Power relay, 12 V coil', 'Through-hole', 28, 'each', 'relay', ['12 V', '10 A', 'SPDT'], 'SRD-12VDC-SL-C', 'Songle'],
    ['relay-24-spdt', 'Power relay, 24 V coil', 'Through-hole', 30, 'each', 'relay', ['24 V', '10 A', 'SPDT'], 'SRD-24VDC-SL-C', 'Songle'],
    ['relay-5-dpdt', 'Signal relay, 5 V coil', 'Through-hole', 75, 'each', 'relay', ['5 V', '2 A', 'DPDT'], 'G5V-2 DC5', 'Omron'],
    ['relay-12-dpdt', 'Signal relay, 12 V coil', 'Through-hole', 75, 'each', 'relay', ['12 V', '2 A', 'DPDT'], 'G5V-2 DC12', 'Omron'],
    ['relay-12-spst-30', 'Power relay for mains loads', 'Through-hole', 95, 'each', 'relay', ['12 V', '30 A', 'SPST-NO']],
    ['relay-12-automotive', 'Automotive relay with bracket', 'Plug-in', 110, 'each', 'relay', ['12 V', '40 A', 'SPDT']],
  ]),
  '/components/electromechanical/switches': partsTable(['type', 'poles', 'current'], [
    ['tactile-6', 'Tactile switch 6 × 6 mm', 'Through-hole', 2, 'each', 'button', ['Tactile', 'SPST', '50 mA']],
    ['tactile-12', 'Tactile switch 12 × 12 mm', 'Through-hole', 5, 'each', 'button', ['Tactile', 'SPST', '50 mA']],
    ['slide-spdt', 'Slide switch', 'Through-hole', 4, 'each', 'rocker', ['Slide', 'SPDT', '0.5 A'], 'SS-12D00'],
    ['rocker-spst', 'Rocker switch 21 × 15 mm', 'Panel', 18, 'each', 'rocker', ['Rocker', 'SPST', '6 A']],
    ['rocker-dpst', 'Rocker switch with lamp', 'Panel', 45, 'each', 'rocker', ['Rocker', 'DPST', '16 A']],
    ['toggle-spdt', 'Toggle switch', 'Panel', 22, 'each', 'rocker', ['Toggle', 'SPDT', '6 A'], 'MTS-102'],
    ['limit-spdt', 'Limit switch with roller', 'Screw-on', 16, 'each', 'relay', ['Limit', 'SPDT', '5 A']],
    ['dip-4', 'DIP switch, 4 ways', 'DIP-8', 14, 'each', 'soic', ['DIP', '4 × SPST', '25 mA']],
  ]),
  '/components/electromechanical/motors': partsTable(['type', 'voltage', 'speed'], [
    ['gear-12-60', 'Metal gear motor, 60 rpm', '37 mm', 240, 'each', 'motor', ['DC gear motor', '12 V', '60 rpm']],
    ['gear-12-100', 'Metal gear motor, 100 rpm', '37 mm', 210, 'each', 'motor', ['DC gear motor', '12 V', '100 rpm']],
    ['gear-6-200', 'Plastic gear motor for small robots', '70 × 22 mm', 60, 'each', 'motor', ['DC gear motor', '6 V', '200 rpm']],
    ['dc-775', 'DC motor with ball bearings', '775', 420, 'each', 'motor', ['DC motor', '12 V', '12,000 rpm']],
    ['nema17', 'Stepper motor, 1.8° a step', 'NEMA 17', 720, 'each', 'motor', ['Stepper', '12 V', 'By step rate']],
    ['stepper-28byj', 'Geared stepper motor with driver board', '28 mm', 130, 'set', 'motor', ['Stepper', '5 V', 'By step rate'], '28BYJ-48'],
    ['servo-sg90', 'Micro servo, 9 g', '23 × 12 mm', 110, 'each', 'motor', ['Servo', '5 V', '0.1 s for 60°'], 'SG90'],
    ['servo-mg995', 'Servo with metal gears', '40 × 20 mm', 320, 'each', 'motor', ['Servo', '5 V', '0.2 s for 60°'], 'MG995'],
  ]),
};
