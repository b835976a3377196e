import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const powerAndLight = {
  '/components/power': partsTable(['topology', 'voltage', 'current'], [
    ['buck-lm2596', 'LM2596 step-down module', 'Module', 65, 'each', 'board', ['Step-down', 'Adjustable', '3 A']],
    ['buck-mp1584', 'MP1584 step-down module, 22 × 17 mm', 'Module', 48, 'each', 'board', ['Step-down', 'Adjustable', '3 A']],
    ['boost-mt3608', 'MT3608 step-up module', 'Module', 38, 'each', 'board', ['Step-up', 'Adjustable', '2 A']],
    ['acdc-5', 'Isolated mains supply, 5 V 3 W', 'Module', 210, 'each', 'relay', ['AC–DC', '5 V', '0.6 A'], 'HLK-PM01', 'Hi-Link'],
    ['acdc-12', 'Isolated mains supply, 12 V 3 W', 'Module', 220, 'each', 'relay', ['AC–DC', '12 V', '0.25 A'], 'HLK-PM12', 'Hi-Link'],
    ['dcdc-b0505', 'Isolated converter, 1 W', 'SIP-4', 95, 'each', 'relay', ['Isolated DC–DC', '5 V', '0.2 A'], 'B0505S-1W'],
    ['ldo-1117', 'Low-dropout regulator', 'SOT-223', 14, 'each', 'sot223', ['Linear', '3.3 V', '1 A'], 'AMS1117-3.3'],
    ['linear-7805', 'Linear regulator', 'TO-220', 14, 'each', 'to220', ['Linear', '5 V', '1.5 A'], 'L7805CV', 'STMicroelectronics'],
    ['charger-tp4056', 'TP4056 charger for one lithium-ion cell', 'Module', 25, 'each', 'board', ['Charger', '4.2 V', '1 A']],
  ]),
  '/components/led-lighting': partsTable(['colour', 'current', 'package'], [
    ['led-2835-cool', 'LED, cool white, 0.2 W', '2835', 120, 'strip of 100', 'chip', ['Cool white', '60 mA', '2835']],
    ['led-2835-warm', 'LED, warm white, 0.2 W', '2835', 120, 'strip of 100', 'chip', ['Warm white', '60 mA', '2835']],
    ['led-5-red', 'LED, red, diffused', '5 mm', 60, 'pack of 50', 'led', ['Red', '20 mA', '5 mm']],
    ['led-5-green', 'LED, green, diffused', '5 mm', 65, 'pack of 50', 'led', ['Green', '20 mA', '5 mm']],
    ['led-0805-blue', 'Indicator LED, blue', '0805', 90, 'strip of 100', 'chip', ['Blue', '20 mA', '0805']],
    ['led-0805-red', 'Indicator LED, red', '0805', 80, 'strip of 100', 'chip', ['Red', '20 mA', '0805']],
    ['led-1w-cool', 'LED, 1 W, on an aluminium star', 'Star, 20 mm', 22, 'each', 'led', ['Cool white', '350 mA', 'Star']],
    ['led-ws2812b', 'LED with a controller in it', '5050', 9, 'each', 'qfp', ['RGB', '60 mA', '5050'], 'WS2812B', 'Worldsemi'],
  ]),
  '/components/opto-electronics': partsTable(['type', 'figure'], [
    ['opto-pc817', 'Optocoupler, 4 pins', 'DIP-4', 5, 'each', 'soic', ['Optocoupler', 'Transfer 50 to 600 %'], 'PC817'],
    ['opto-4n35', 'Optocoupler, 6 pins, base led out', 'DIP-6', 14, 'each', 'soic', ['Optocoupler', 'Transfer from 100 %'], '4N35'],
    ['ir-tsal6200', 'Infrared LED', '5 mm', 9, 'each', 'led', ['Emitter', '940 nm'], 'TSAL6200', 'Vishay'],
    ['laser-650', 'Laser diode module, red, 5 mW', '6 mm', 35, 'each', 'cylinder', ['Emitter', '650 nm']],
    ['ir-tsop38238', 'Receiver for remote controls, 38 kHz', 'Radial', 32, 'each', 'to92', ['Receiver', '950 nm'], 'TSOP38238', 'Vishay'],
    ['photo-bpw34', 'Photodiode', 'Through-hole', 48, 'each', 'led', ['Receiver', '900 nm'], 'BPW34', 'Vishay'],
    ['ldr-5528', 'Light-dependent resistor', '5 mm', 4, 'each', 'led', ['Receiver', '540 nm'], 'GL5528'],
    ['oled-096', 'OLED display, 0.96 inch, 128 × 64, I²C', 'Module', 190, 'each', 'instrument', ['Display', 'Visible light']],
  ]),
  '/components/thermal-management': partsTable(['type', 'figure'], [
    ['heatsink-to220', 'Heatsink for TO-220, clip-on', '19 mm', 22, 'each', 'heatsink', ['Heatsink', '21 K/W']],
    ['heatsink-to220-38', 'Heatsink for TO-220, extruded', '38 mm', 38, 'each', 'heatsink', ['Heatsink', '11 K/W']],
    ['heatsink-14', 'Heatsink with adhesive tape', '14 × 14 × 6 mm', 12, 'each', 'heatsink', ['Heatsink', '30 K/W']],
    ['pad-100', 'Thermal pad, 1 mm thick', '100 × 100 mm', 180, 'each', 'sheet', ['Pad', '3 W/(m·K)']],
    ['paste-5', 'Thermal paste', '5 g', 140, 'each', 'bottle', ['Paste', '4 W/(m·K)']],
    ['insulator-to220', 'Insulating pads and bushes for TO-220', 'TO-220', 45, 'pack of 10', 'sheet', ['Pad', '1 K/W']],
    ['fan-40-5', 'Fan, 5 V', '40 × 40 × 10 mm', 110, 'each', 'fan', ['Fan', '12 m³/h']],
    ['fan-40-12', 'Fan, 12 V', '40 × 40 × 10 mm', 110, 'each', 'fan', ['Fan', '12 m³/h']],
  ]),
  '/components/enclosures': partsTable(['material', 'length', 'rating'], [
    ['box-abs-100', 'Box, 100 × 60 × 25 mm', 'Snap-in lid', 85, 'each', 'box', ['ABS', 'Up to 100 mm', 'Not rated']],
    ['box-abs-83', 'Sealed box, 83 × 58 × 33 mm', 'Screwed lid', 160, 'each', 'box', ['ABS', 'Up to 100 mm', 'IP65']],
    ['box-alu-115', 'Die-cast box, 115 × 65 × 55 mm', 'Screwed lid', 390, 'each', 'box', ['Aluminium', '101 to 150 mm', 'IP66']],
    ['box-abs-158', 'Sealed box, 158 × 90 × 60 mm', 'Screwed lid', 340, 'each', 'box', ['ABS', 'Over 150 mm', 'IP65']],
    ['box-pc-200', 'Box with clear lid, 200 × 120 × 75 mm', 'Screwed lid', 680, 'each', 'box', ['Polycarbonate', 'Over 150 mm', 'IP65']],
    ['box-alu-64', 'Die-cast box, 64 × 58 × 35 mm', 'Screwed lid', 290, 'each', 'box', ['Aluminium', 'Up to 100 mm', 'IP66']],
    ['box-din-107', 'DIN-rail case, 107 × 87 × 59 mm', 'DIN rail', 260, 'each', 'din', ['ABS', '101 to 150 mm', 'Not rated']],
  ]),
};
