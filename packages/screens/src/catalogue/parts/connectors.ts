import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const connectors = {
  '/components/connectors/board-to-board': partsTable(['pitch', 'positions', 'stack-height'], [
    ['header-254-1x40', 'Pin header 1 × 40, straight', 'Through-hole', 12, 'each', 'header', ['2.54 mm', '40', '11 mm']],
    ['socket-254-1x40', 'Socket strip 1 × 40, 8.5 mm high', 'Through-hole', 28, 'each', 'header', ['2.54 mm', '40', '11 mm']],
    ['header-254-2x20', 'Pin header 2 × 20, straight', 'Through-hole', 18, 'each', 'header', ['2.54 mm', '40', '11 mm']],
    ['socket-254-2x20', 'Socket strip 2 × 20, 8.5 mm high', 'Through-hole', 45, 'each', 'header', ['2.54 mm', '40', '11 mm']],
    ['header-200-1x40', 'Pin header 1 × 40, 2 mm pitch', 'Through-hole', 16, 'each', 'header', ['2.00 mm', '40', '6.3 mm']],
    ['mezzanine-050-40-plug', 'Mezzanine plug, 2 rows', 'SMD', 95, 'each', 'qfp', ['0.50 mm', '40', '3 mm']],
    ['mezzanine-050-40-socket', 'Mezzanine socket, 2 rows', 'SMD', 95, 'each', 'qfp', ['0.50 mm', '40', '3 mm']],
    ['mezzanine-080-60-plug', 'Mezzanine plug, 2 rows, with guide posts', 'SMD', 120, 'each', 'qfp', ['0.80 mm', '60', '5 mm']],
  ]),
  '/components/connectors/wire-to-board': partsTable(['pitch', 'positions', 'current'], [
    ['xh-4', 'XH header, 4 pins', 'Through-hole', 6, 'each', 'plug', ['2.50 mm', '4', '3 A'], 'B4B-XH-A', 'JST'],
    ['xh-2', 'XH header, 2 pins', 'Through-hole', 4, 'each', 'plug', ['2.50 mm', '2', '3 A'], 'B2B-XH-A', 'JST'],
    ['ph-2', 'PH header, 2 pins', 'Through-hole', 5, 'each', 'plug', ['2.00 mm', '2', '2 A'], 'B2B-PH-K-S', 'JST'],
    ['sh-4', 'SH header, 4 pins, right angle', 'SMD', 14, 'each', 'plug', ['1.00 mm', '4', '1 A'], 'SM04B-SRSS-TB', 'JST'],
    ['screw-508-2', 'Screw terminal, 2 ways', 'Through-hole', 9, 'each', 'terminal', ['5.08 mm', '2', '10 A']],
    ['screw-508-3', 'Screw terminal, 3 ways', 'Through-hole', 13, 'each', 'terminal', ['5.08 mm', '3', '10 A']],
    ['pluggable-381-4', 'Pluggable terminal and header, 4 ways', 'Through-hole', 38, 'set', 'terminal', ['3.81 mm', '4', '8 A']],
  ]),
  '/components/connectors/wire-to-wire': partsTable(['positions', 'current'], [
    ['sm-2-pair', 'SM connector pair, 2 leads', 'In-line', 11, 'pair', 'pair', ['2', '3 A']],
    ['sm-4-pair', 'SM connector pair, 4 leads', 'In-line', 18, 'pair', 'pair', ['4', '3 A']],
    ['xt30-pair', 'XT30 battery connector pair', 'Solder cup', 45, 'pair', 'pair', ['2', '15 A']],
    ['xt60-pair', 'XT60 battery connector pair', 'Solder cup', 70, 'pair', 'pair', ['2', '30 A']],
    ['lever-2', 'Lever splice for 2 wires, 0.2 to 4 mm²', 'Splice', 48, 'each', 'terminal', ['2', '32 A'], '221-412', 'WAGO'],
    ['lever-3', 'Lever splice for 3 wires, 0.2 to 4 mm²', 'Splice', 58, 'each', 'terminal', ['3', '32 A'], '221-413', 'WAGO'],
    ['sealed-2-pair', 'Sealed automotive connector pair', 'In-line', 240, 'pair', 'pair', ['2', '13 A']],
  ]),
};
