import type { ProcessMaterial } from '@pcb/art/ProcessDrawing';

export const processWalkContent = {
  label: 'Walk through the steps',
  all: 'All steps',
  position: (number: number, of: number) => `Step ${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  key: 'Materials',
  note: 'Cross-section of a four-layer board, not to scale.',
  materials: {
    core: 'Core',
    prepreg: 'Prepreg',
    copper: 'Copper',
    film: 'Dry film',
    mask: 'Solder mask',
    legend: 'Legend',
    finish: 'Surface finish',
  } satisfies Record<ProcessMaterial, string>,
  alternatives: {
    'pre-production':
      'Cross-section of the data: legend, solder mask and four copper layers apart from each other, with the holes and the outline in dashed lines through all of them',
    panelisation: 'Cross-section: a core fully covered with copper on both sides',
    'inner-imaging': 'Cross-section: light from both sides, and dry film over the copper of the core that will remain',
    'inner-etch': 'Cross-section: a core with tracks and a plane of copper',
    lamination: 'Cross-section: prepreg and copper foil pressed on both sides of the core',
    drilling:
      'Cross-section: a drill in a wide hole through all layers, and a narrow blind via to the next layer beside it',
    'first-copper': 'Cross-section: thin copper on the walls of the hole and the via, and on the foil',
    'outer-imaging': 'Cross-section: light from both sides, and dry film between the future tracks',
    plating: 'Cross-section: thick copper on tracks, in the hole and in the via, and none between the tracks',
    mask: 'Cross-section: solder mask over everything except the pads, with the legend on it',
    finish: 'Cross-section: surface finish on the bare pads and in the wide hole',
    outline: 'Cross-section: the board cut out of its panel, with two test probes on its pads',
  } as Readonly<Record<string, string>>,
};

export type ProcessWalkContent = typeof processWalkContent;
