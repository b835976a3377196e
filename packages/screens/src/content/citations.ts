import type { Block, ContentPageContent, Source } from './model.ts';
import { stackUpFigureContent } from './tools/StackUpFigure/StackUpFigure.content.ts';

export interface Citation {
  number: number;
  id: string;
}

export interface CitedSource {
  source: Source;
  references: { id: string; name: string }[];
}

export const sourceId = (number: number) => `source-${number}`;
const citationId = (section: string, position: number) => `cites-${section}-${position}`;

function sourceOfBlock(block: Block): Source | undefined {
  if (block.kind === 'stackUp') return stackUpFigureContent.source;
  return 'source' in block ? block.source : undefined;
}

function nameOf(block: Block, section: string): string {
  if (block.kind === 'table') return block.caption;
  return block.kind === 'stackUp' ? stackUpFigureContent.caption(block.stackUp) : section;
}

const isSame = (one: Source, other: Source) => one.label === other.label && one.href === other.href;

/** The sources of a page in the order of their first reference, and the reference of each block. */
export function citationsOf({ sections, publishes }: Pick<ContentPageContent, 'sections' | 'publishes'>): {
  sources: readonly CitedSource[];
  citationAt: (section: string, position: number) => Citation | undefined;
} {
  const sources: CitedSource[] = [];
  const citations = new Map<string, Citation>();
  for (const { id: section, title, blocks } of sections) {
    for (const [position, block] of blocks.entries()) {
      const source = sourceOfBlock(block);
      if (!source || (publishes && isSame(source, publishes))) continue;
      const index = sources.findIndex((cited) => isSame(cited.source, source));
      const number = index === -1 ? sources.length + 1 : index + 1;
      if (index === -1) sources.push({ source, references: [] });
      const id = citationId(section, position);
      sources[number - 1]?.references.push({ id, name: nameOf(block, title) });
      citations.set(id, { number, id });
    }
  }
  return { sources, citationAt: (section, position) => citations.get(citationId(section, position)) };
}
