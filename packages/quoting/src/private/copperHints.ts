import { capabilities } from '@pcb/engineering/capabilities';
import { type FabValues, formSchemas } from '../forms.ts';
import { minInnerTrack, minTrack } from '../hints/facts.ts';
import { type Proposal, rulesOf } from '../hints/rule.ts';
import { isMultilayer } from '../limits.ts';

/** The figures of these hints by code. Copper is in ounces, widths are in mm. */
export interface CopperFigures {
  signalCopper: { signal: string; power: string; outer: string };
  innerCopper: { ounces: string };
  innerCopperReview: { ounces: string };
  track: { copper: string; minimum: string };
  innerTrack: { minimum: string };
}

const { track: tracks } = formSchemas.fab;

const finestTrack = (values: FabValues) => {
  const min = Math.max(Number(minTrack(values)), Number(minInnerTrack(values) ?? 0));
  return tracks.options.filter((track) => Number(track) >= min).at(-1);
};

const isLimitedInside = (values: FabValues) => Number(minInnerTrack(values) ?? 0) > Number(minTrack(values));

const trackAdvice = (values: FabValues): readonly Proposal[] => {
  const track = finestTrack(values);
  return [...(track === undefined ? [] : [{ track }]), { copper: '1' }, { copper: '0.5' }];
};

const { maxOuter, maxPower, maxSignal } = capabilities.copper;

export const copperRules = rulesOf<FabValues, CopperFigures>()(
  {
    id: 'copper-signal-maximum',
    isFirst: true,
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: ({ copper }) => Number(copper) >= maxSignal.value,
    code: 'signalCopper',
    figures: () => ({ signal: maxSignal.text, power: maxPower.text, outer: maxOuter.text }),
  },
  {
    id: 'copper-outer-only',
    field: 'copper',
    level: 'information',
    source: 'capabilitySheet',
    when: (values) => isMultilayer(values) && values.copper === '2',
    code: 'innerCopper',
    figures: ({ innerCopper }) => ({ ounces: innerCopper }),
  },
  {
    // The standard stack-ups have one sheet of 7628 over the inner copper; its resin has to fill the gaps
    // between tracks.
    id: 'inner-copper-too-thick',
    field: 'innerCopper',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => isMultilayer(values) && values.innerCopper !== '0.5',
    code: 'innerCopperReview',
    figures: () => ({ ounces: capabilities.copper.inner.text }),
    advice: () => [{ innerCopper: '0.5' }],
  },
  {
    id: 'track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => Number(values.track) < Number(minTrack(values)) && !isLimitedInside(values),
    code: 'track',
    figures: (values) => ({ copper: values.copper, minimum: minTrack(values) }),
    advice: trackAdvice,
  },
  {
    id: 'inner-track-too-narrow',
    field: 'track',
    level: 'review',
    source: 'capabilitySheet',
    when: (values) => Number(values.track) < Number(minInnerTrack(values) ?? 0) && isLimitedInside(values),
    code: 'innerTrack',
    figures: (values) => ({ minimum: minInnerTrack(values) ?? '' }),
    advice: trackAdvice,
  },
);
