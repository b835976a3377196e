import { partsTable } from './partsTable.ts';

export const soldering = partsTable(
  ['type', 'alloy'],
  [
    ['wire-6337', 'Solder wire, 0.8 mm, 100 g', 'Spool', 260, 'each', 'spool', ['Wire', 'Sn63Pb37']],
    ['wire-sac305', 'Solder wire, lead-free, 0.8 mm, 100 g', 'Spool', 520, 'each', 'spool', ['Wire', 'SAC305']],
    ['paste-6337', 'Solder paste, 50 g', 'Jar', 390, 'each', 'bottle', ['Paste', 'Sn63Pb37']],
    ['paste-sac305', 'Solder paste, lead-free, 50 g', 'Jar', 480, 'each', 'bottle', ['Paste', 'SAC305']],
    ['flux-pen', 'Flux pen, no-clean, 10 ml', 'Pen', 220, 'each', 'iron', ['Flux', 'None']],
    ['braid-25', 'Desoldering braid, 2.5 mm, 1.5 m', 'Spool', 95, 'each', 'spool', ['Desoldering', 'None']],
    ['iron-60', 'Soldering iron, 60 W, adjustable', 'Tool', 480, 'each', 'iron', ['Iron', 'None']],
    ['tip-900m', 'Tip for irons, conical', '900M', 60, 'each', 'iron', ['Iron', 'None']],
  ],
);

export const cleaning = partsTable(
  ['type', 'removes'],
  [
    ['ipa-500', 'Isopropyl alcohol, 500 ml', 'Bottle', 190, 'each', 'bottle', ['Solvent', 'Flux']],
    ['ipa-1000', 'Isopropyl alcohol, 1 l', 'Bottle', 340, 'each', 'bottle', ['Solvent', 'Flux']],
    ['contact-spray', 'Contact cleaner', 'Spray', 240, 'each', 'bottle', ['Spray', 'Oxide']],
    ['air-duster', 'Compressed air, 400 ml', 'Spray', 320, 'each', 'bottle', ['Spray', 'Dust']],
    ['esd-brush', 'Brush, conductive', 'Tool', 45, 'each', 'iron', ['Brush', 'Dust']],
    ['wipes-100', 'Wipes, lint-free', 'Box', 160, 'pack of 100', 'sheet', ['Wipe', 'Flux']],
    ['stencil-roll', 'Wipe roll for stencil printers', 'Roll', 280, 'each', 'spool', ['Wipe', 'Solder paste']],
    ['swabs-25', 'Foam swabs', 'Bag', 120, 'pack of 25', 'bag', ['Swab', 'Flux']],
  ],
);

export const esdProtection = partsTable(
  ['type', 'protects'],
  [
    ['wrist-strap', 'Wrist strap with cord, 1 MΩ', 'Strap', 120, 'each', 'strap', ['Grounding', 'People']],
    ['heel-strap', 'Heel strap, 1 MΩ', 'Strap', 180, 'each', 'strap', ['Grounding', 'People']],
    ['gloves', 'Gloves, dissipative', 'Pair', 60, 'pair', 'bag', ['Clothing', 'People']],
    ['bench-mat', 'Bench mat, 600 × 1,200 mm', 'Mat', 1450, 'each', 'sheet', ['Surface', 'Bench']],
    ['ground-cord', 'Grounding cord with snap, 1 MΩ', 'Cord', 220, 'each', 'cable', ['Grounding', 'Bench']],
    ['bag-100', 'Shielding bag, 100 × 150 mm', 'Bag', 210, 'pack of 50', 'bag', ['Packing', 'Parts']],
    ['bag-150', 'Shielding bag, 150 × 200 mm', 'Bag', 340, 'pack of 50', 'bag', ['Packing', 'Parts']],
    ['foam-100', 'Conductive foam, 100 × 100 mm', 'Sheet', 55, 'each', 'sheet', ['Packing', 'Parts']],
  ],
);

export const engineeringTools = partsTable(
  ['type', 'connection'],
  [
    ['tool-swd', 'Programmer and debugger, SWD', 'Dongle', 310, 'each', 'dongle', ['Programmer', 'USB']],
    ['tool-usbasp', 'Programmer for AVR', 'Dongle', 220, 'each', 'dongle', ['Programmer', 'USB'], 'USBasp'],
    ['tool-logic', 'Logic analyser, 8 channels, 24 MHz', 'Case', 650, 'each', 'relay', ['Analyser', 'USB']],
    ['tool-cp2102', 'CP2102 serial adapter', 'Board', 140, 'each', 'dongle', ['Adapter', 'USB']],
    ['tool-ft232', 'FT232RL serial adapter', 'Board', 260, 'each', 'dongle', ['Adapter', 'USB']],
    [
      'tool-breadboard',
      'Breadboard, 830 contacts',
      '165 × 55 mm',
      75,
      'each',
      'board',
      ['Prototyping', 'Jumper wires'],
    ],
    [
      'tool-jumpers',
      'Jumper wires, male to female, 20 cm',
      '2.54 mm',
      55,
      'set of 40',
      'cable',
      ['Prototyping', 'Jumper wires'],
    ],
    ['tool-protoboard', 'Perforated board, FR4, 70 × 90 mm', '2.54 mm', 40, 'each', 'board', ['Prototyping', 'Solder']],
  ],
);

export const testMeasurement = partsTable(
  ['type', 'range'],
  [
    ['dmm-35', 'Multimeter, 3½ digits', 'Hand-held', 650, 'each', 'instrument', ['Multimeter', 'To 600 V']],
    [
      'dmm-6000',
      'Multimeter, 6,000 counts, true RMS',
      'Hand-held',
      1650,
      'each',
      'instrument',
      ['Multimeter', 'To 1,000 V'],
    ],
    ['probes-1000', 'Test leads, CAT III', 'Pair', 120, 'pair', 'cable', ['Leads', 'To 1,000 V']],
    ['clips-10', 'Leads with crocodile clips', 'Set', 140, 'set of 10', 'cable', ['Leads', 'To 60 V']],
    ['scope-probe', 'Oscilloscope probe, ×1 and ×10', 'BNC', 520, 'each', 'cable', ['Probe', 'To 100 MHz']],
    [
      'lcr-t4',
      'Component tester',
      'Board',
      620,
      'each',
      'instrument',
      ['Component tester', '25 pF to 100 mF'],
      'LCR-T4',
    ],
    ['caliper-150', 'Digital calliper', 'Hand-held', 780, 'each', 'iron', ['Length', 'To 150 mm']],
    ['usb-meter', 'USB voltage and current meter', 'Dongle', 420, 'each', 'instrument', ['USB meter', 'To 30 V']],
  ],
);

export const wireCable = partsTable(
  ['gauge', 'colour', 'insulation'],
  [
    ['silicone-22-red', 'Stranded wire, red, 5 m', 'Coil', 95, 'each', 'cable', ['22 AWG', 'Red', 'Silicone']],
    ['silicone-22-black', 'Stranded wire, black, 5 m', 'Coil', 95, 'each', 'cable', ['22 AWG', 'Black', 'Silicone']],
    ['silicone-14-red', 'Stranded wire, red, 1 m', 'Coil', 85, 'each', 'cable', ['14 AWG', 'Red', 'Silicone']],
    ['silicone-14-black', 'Stranded wire, black, 1 m', 'Coil', 85, 'each', 'cable', ['14 AWG', 'Black', 'Silicone']],
    ['pvc-24-blue', 'Hook-up wire, 10 m', 'Coil', 70, 'each', 'cable', ['24 AWG', 'Blue', 'PVC']],
    ['ribbon-10-grey', 'Ribbon cable, grey, 10 ways, 1 m', 'Flat', 40, 'each', 'cable', ['28 AWG', 'Grey', 'PVC']],
    [
      'ribbon-10-rainbow',
      'Ribbon cable, ten colours, 1 m',
      'Flat',
      65,
      'each',
      'cable',
      ['28 AWG', 'Ten colours', 'PVC'],
    ],
    ['wrap-30-white', 'Wire-wrap wire, 10 m', 'Spool', 90, 'each', 'spool', ['30 AWG', 'White', 'PVDF']],
  ],
);
