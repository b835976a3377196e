import type { FabValues } from '../forms.ts';
import { hasHasl, isAssembled, leadFreeFinishes, stackUpOf, standardThicknesses } from '../hints/facts.ts';
import { leadFreeLaminates, maxLead, reflowPeak } from '../hints/figures.ts';
import { rulesOf } from '../hints/rule.ts';
import { isMultilayer } from '../limits.ts';

export interface MaterialFigures {
  rogersMultilayer: null;
  rogersThickness: null;
  noStandardStackUp: { layers: string; thicknesses: readonly number[] };
  leadedFinish: { percent: number };
  unevenFinish: null;
  tg: null;
  /** Temperatures in °C, and slash sheets of IPC-4101. */
  leadFreeTg: { peak: number; laminates: Readonly<Record<FabValues['tg'], { sheet: string; td: number }>> };
}

/** Whether the board is exposed to lead-free solder, for its finish or its parts. */
const isSolderedLeadFree = (values: FabValues) =>
  values.finish === 'leadfree' || (isAssembled(values) && values.solder === 'leadfree');

export const materialRules = rulesOf<FabValues, MaterialFigures>()(
  {
    id: 'rogers-multilayer',
    field: 'material',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.material === 'rogers' && isMultilayer(values),
    code: 'rogersMultilayer',
  },
  {
    // One or two layers are a single core. With 35 µm of finished copper (0.5 oz base) on both sides, a core of 1.524
    // mm makes 1.6 mm; none of the cores on the Rogers page comes within 10 % of 1.0 or 2.0 mm.
    id: 'rogers-thickness',
    field: 'thickness',
    level: 'review',
    source: 'laminates',
    when: (values) => values.material === 'rogers' && !isMultilayer(values) && values.thickness !== '1.6',
    code: 'rogersThickness',
    advice: () => [{ thickness: '1.6' }],
  },
  {
    id: 'no-standard-stack-up',
    field: 'thickness',
    level: 'review',
    source: 'stackUps',
    when: (values) => values.material === 'fr4' && stackUpOf(values) === undefined,
    code: 'noStandardStackUp',
    figures: (values) => ({ layers: values.layers, thicknesses: standardThicknesses(values) }),
    advice: () => [{ thickness: '1.6' }],
  },
  {
    id: 'leaded-finish',
    isFirst: true,
    field: 'finish',
    level: 'information',
    source: 'rohs',
    when: ({ finish }) => finish === 'hasl',
    code: 'leadedFinish',
    figures: () => ({ percent: maxLead }),
    // The joints become lead-free as well.
    advice: (values) => {
      const solder = isAssembled(values) && values.solder === 'leaded' && { solder: 'leadfree' as const };
      return leadFreeFinishes(values).map((finish) => ({ finish, ...solder }));
    },
  },
  {
    id: 'assembly-uneven-finish',
    field: 'finish',
    level: 'information',
    source: 'processRule',
    // For BGAs and fine pitch, the review hint covers this.
    when: (values) => isAssembled(values) && hasHasl(values) && values.finePitch === 'no',
    code: 'unevenFinish',
    advice: () => [{ finish: 'enig' }],
  },
  {
    id: 'tg-of-fr4-only',
    field: 'tg',
    level: 'information',
    source: 'laminates',
    when: ({ material, tg }) => material === 'rogers' && tg !== 'std',
    code: 'tg',
  },
  {
    id: 'lead-free-standard-tg',
    field: 'tg',
    level: 'information',
    source: 'ipc4101',
    when: (values) => values.material === 'fr4' && values.tg === 'std' && isSolderedLeadFree(values),
    code: 'leadFreeTg',
    figures: () => ({ peak: reflowPeak, laminates: leadFreeLaminates }),
    advice: () => [{ tg: 'mid' }, { tg: 'high' }],
  },
);
