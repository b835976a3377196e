import type { Block, FaqContent, Section, Source } from './model.ts';

/** A source of figures, given as an object where it has a link. */
type SourceOrLabel = Source | string;

export const sourceOf = (source: SourceOrLabel): Source => (typeof source === 'string' ? { label: source } : source);

/** A section of a page. A plain string among its blocks is a paragraph. */
export const section = (id: string, title: string, blocks: readonly (Block | string)[]): Section => ({
  id,
  title,
  blocks: blocks.map((block) => (typeof block === 'string' ? { kind: 'text', text: block } : block)),
});

export const list = (items: readonly string[]): Block => ({ kind: 'list', items });

/** A section with nothing but a list. */
export const listSection = (id: string, title: string, items: readonly string[]): Section =>
  section(id, title, [list(items)]);

export const steps = (items: Extract<Block, { kind: 'steps' }>['items'], source?: SourceOrLabel): Block => ({
  kind: 'steps',
  items,
  ...(source !== undefined && { source: sourceOf(source) }),
});

/** The source stands first so that a long list of figures can follow it. */
export const facts = (source: SourceOrLabel, items: Extract<Block, { kind: 'facts' }>['items']): Block => ({
  kind: 'facts',
  items,
  source: sourceOf(source),
});

export const note = (text: string): Block => ({ kind: 'note', tone: 'info', text });

export const warning = (text: string): Block => ({ kind: 'note', tone: 'warning', text });

export const slot = (id: string): Block => ({ kind: 'slot', id });

/** A question of an FAQ page, with one paragraph a string. */
export const question = (id: string, text: string, answer: readonly string[]): FaqContent['items'][number] => ({
  id,
  question: text,
  answer,
});
