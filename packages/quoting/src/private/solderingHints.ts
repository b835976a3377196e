import { capabilities } from '@pcb/engineering/capabilities';
import type { FabValues } from '../forms.ts';
import { hasHasl, isAssembled, leadFreeFinishes } from '../hints/facts.ts';
import { ballReflow, haslThickness, maskDams, maxLead, maxVoids, solderMelts } from '../hints/figures.ts';
import { rulesOf } from '../hints/rule.ts';

export interface SolderingFigures {
  maskDam: { colour: FabValues['maskColour']; dam: string; green: string; gap: string };
  viaInPad: null;
  finePitchHasl: { micrometres: string };
  leadedSolder: null;
  mixedSolder: { percent: number };
  leadedBga: { melts: number; peak: number };
  withoutXray: { percent: number };
  leadInStatement: null;
  assemblyClass: null;
}

const hasFinePitch = (values: FabValues) => isAssembled(values) && values.finePitch === 'yes';

export const solderingRules = rulesOf<FabValues, SolderingFigures>()(
  {
    id: 'mask-dam',
    field: 'maskColour',
    level: 'information',
    source: 'seeed',
    when: ({ maskColour }) => maskDams[maskColour].value > maskDams.green.value,
    code: 'maskDam',
    figures: ({ maskColour }) => ({
      colour: maskColour,
      dam: maskDams[maskColour].text,
      green: maskDams.green.text,
      gap: (maskDams[maskColour].value + 2 * capabilities.mask.clearance.value).toFixed(2),
    }),
  },
  {
    id: 'via-in-pad',
    // It is next to the parts, because the section with the vias may be closed.
    field: 'finePitch',
    level: 'information',
    source: 'ipc4761',
    // A single-layer board has no plated vias.
    when: (values) => hasFinePitch(values) && values.viaTreatment !== 'filled' && values.layers !== '1',
    code: 'viaInPad',
    advice: () => [{ viaTreatment: 'filled' }],
  },
  {
    id: 'fine-pitch-hasl',
    field: 'finish',
    level: 'review',
    source: 'processRule',
    when: (values) => hasFinePitch(values) && hasHasl(values),
    code: 'finePitchHasl',
    figures: () => ({ micrometres: haslThickness }),
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'lead-free-solder-on-lead',
    field: 'solder',
    level: 'review',
    source: 'rohs',
    when: (values) => isAssembled(values) && values.solder === 'leadfree' && values.finish === 'hasl',
    code: 'mixedSolder',
    figures: () => ({ percent: maxLead }),
    advice: (values) => [...leadFreeFinishes(values).map((finish) => ({ finish })), { solder: 'leaded' }],
  },
  {
    id: 'leaded-solder-bga',
    field: 'solder',
    level: 'review',
    source: 'bgaMakers',
    when: (values) => hasFinePitch(values) && values.solder === 'leaded',
    code: 'leadedBga',
    figures: () => ({ melts: solderMelts, peak: ballReflow }),
    // Lead-free solder on a leaded finish would require a review, and BGAs require a flat finish.
    advice: (values) => [{ solder: 'leadfree', ...(hasHasl(values) && { finish: 'enig' as const }) }],
  },
  {
    id: 'leaded-solder',
    field: 'solder',
    level: 'information',
    source: 'rohs',
    when: (values) => isAssembled(values) && values.solder === 'leaded' && values.finish !== 'hasl',
    code: 'leadedSolder',
    advice: () => [{ solder: 'leadfree' }],
  },
  {
    id: 'lead-in-statement',
    field: 'reachStatement',
    level: 'information',
    source: 'reach',
    when: (values) =>
      values.reachStatement && (values.finish === 'hasl' || (isAssembled(values) && values.solder === 'leaded')),
    code: 'leadInStatement',
  },
  {
    id: 'assembly-class-3-on-class-2',
    field: 'assemblyClass',
    level: 'information',
    source: 'ipcA610',
    when: (values) => isAssembled(values) && values.assemblyClass === '3' && values.ipcClass === '2',
    code: 'assemblyClass',
    advice: () => [{ ipcClass: '3' }],
  },
  {
    id: 'bga-without-x-ray',
    field: 'xray',
    level: 'information',
    source: 'ipcA610',
    when: (values) => hasFinePitch(values) && !values.xray,
    code: 'withoutXray',
    figures: () => ({ percent: maxVoids }),
  },
);
