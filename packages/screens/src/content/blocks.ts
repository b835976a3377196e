import type { Block, FaqContent, Section, Source } from './model.ts';

type SourceOrLabel = Source | string;

export const sourceOf = (source: SourceOrLabel): Source => (typeof source === 'string' ? { label: source } : source);

export const section = (id: string, title: string, blocks: readonly (Block | string)[]): Section => ({
  id,
  title,
  blocks: blocks.map((block) => (typeof block === 'string' ? { kind: 'text', text: block } : block)),
});

export const list = (items: readonly string[]): Block => ({ kind: 'list', items });

export const listSection = (id: string, title: string, items: readonly string[]): Section =>
  section(id, title, [list(items)]);

export const steps = (items: Extract<Block, { kind: 'steps' }>['items'], source?: SourceOrLabel): Block => ({
  kind: 'steps',
  items,
  ...(source !== undefined && { source: sourceOf(source) }),
});

/** The text version of a drawing in a slot, for print and for browsers without scripts. */
export const stepsInsteadOf = (
  slotId: string,
  items: Extract<Block, { kind: 'steps' }>['items'],
  source: SourceOrLabel,
): Block => ({ kind: 'steps', items, source: sourceOf(source), insteadOf: slotId });

/** The source comes first because the list of figures can be long. */
export const facts = (source: SourceOrLabel, items: Extract<Block, { kind: 'facts' }>['items']): Block => ({
  kind: 'facts',
  items,
  source: sourceOf(source),
});

export const note = (text: string): Block => ({ kind: 'note', tone: 'info', text });

export const warning = (text: string): Block => ({ kind: 'note', tone: 'warning', text });

export const slot = (id: string): Block => ({ kind: 'slot', id });

export const question = (id: string, text: string, answer: readonly string[]): FaqContent['items'][number] => ({
  id,
  question: text,
  answer,
});
