import { trackScene } from '@pcb/art/LimitDrawing';
import { trackCapabilities, type TrackCapability } from '@pcb/engineering/capabilities';
import { withBothUnits } from '../../../../shared/format/figureText.ts';
import { capabilitySheet } from '../../../pages/sources.ts';
import { trackFor } from '../../../pages/trackAndSpacing.ts';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';

const { figure } = limitFigureContent;

/** Two parallel tracks. */
export const tracksFigure: FigureDefinition<'track' | 'gap', TrackCapability['id']> = {
  title: 'Two tracks, from above',
  quantities: {
    track: { label: 'Track', range: [0.05, 0.4], step: 0.005, initial: 0.2 },
    gap: { label: 'Spacing', range: [0.05, 0.4], step: 0.005, initial: 0.2 },
  },
  choice: {
    label: 'Base copper',
    options: trackCapabilities.map(({ id, copper, positions }) => ({
      id,
      label: positions.length === 1 ? `${copper} oz, ${positions.join('')}` : `${copper} oz`,
    })),
    initial: 'one',
  },
  limits: ({ track, gap }, copper) => {
    const row = trackFor(copper);
    return [
      {
        id: 'track',
        text: `track at least ${withBothUnits(row.track)}`,
        value: track,
        min: row.track.value,
        failure: 'Etching eats into the sides of a narrower track until it opens.',
      },
      {
        id: 'gap',
        text: `spacing at least ${withBothUnits(row.spacing)}`,
        value: gap,
        min: row.spacing.value,
        failure: 'Copper stays in a narrower gap and shorts the two tracks.',
      },
    ];
  },
  marks: (_, copper) => ({ track: trackFor(copper).track.value, gap: trackFor(copper).spacing.value }),
  scene: (pair, copper) =>
    trackScene(pair, { track: trackFor(copper).track.value, gap: trackFor(copper).spacing.value }),
  alternative: ({ track, gap }) => `To scale: two tracks of ${figure(track)}, ${figure(gap)} apart.`,
  source: capabilitySheet.label,
};
