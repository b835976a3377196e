import type { ServiceTab } from '@pcb/quoting/forms';
import { fabHints } from './fabHints.content.ts';
import { flexHints } from './flexHints.content.ts';
import type { HintPart } from './hintText.ts';
import { layoutHints } from './layoutHints.content.ts';
import { sourceHints } from './sourceHints.content.ts';
import { stencilHints } from './stencilHints.content.ts';

/** Each form imports its own hints, so that the first script of a form does not include the others. */
export const hintsContent = {
  layout: layoutHints,
  fab: fabHints,
  flex: flexHints,
  stencil: stencilHints,
  source: sourceHints,
} satisfies Readonly<Record<ServiceTab, HintPart>>;

export type HintsContent = typeof hintsContent;
