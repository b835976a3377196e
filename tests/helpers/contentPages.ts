import { aboutContent } from '../../packages/screens/src/content/AboutScreen/AboutScreen.content.ts';
import type { Block, ContentPageContent, FaqContent } from '../../packages/screens/src/content/model.ts';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { faqGeneralContent } from '../../packages/screens/src/content/pages/faqGeneral.content.ts';
import { faqTechnicalContent } from '../../packages/screens/src/content/pages/faqTechnical.content.ts';
import { flexiblePcbContent } from '../../packages/screens/src/content/pages/flexiblePcb.content.ts';
import { manufacturingProcessContent } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import { panelGuidelinesContent } from '../../packages/screens/src/content/pages/panelGuidelines.content.ts';
import { pcbAContent } from '../../packages/screens/src/content/pages/pcbA.content.ts';
import { pcbBContent } from '../../packages/screens/src/content/pages/pcbB.content.ts';
import { pcbStencilContent } from '../../packages/screens/src/content/pages/pcbStencil.content.ts';
import { solderPastePrepContent } from '../../packages/screens/src/content/pages/solderPastePrep.content.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { sampleBrand } from '../../packages/screens/src/fixtures/brand.ts';

export type Table = Extract<Block, { kind: 'table' }>;

export const guidelines: Record<string, ContentPageContent> = {
  '/resources/technical-capabilities': technicalCapabilitiesContent,
  '/resources/technical-capabilities/pcb-a': pcbAContent,
  '/resources/technical-capabilities/pcb-stencil': pcbStencilContent,
  '/resources/technical-capabilities/flexible-pcb': flexiblePcbContent,
  '/resources/technical-capabilities/pcb-b': pcbBContent,
  '/resources/panel-guidelines': panelGuidelinesContent,
  '/resources/design-guidelines': designGuidelinesContent,
  '/resources/solder-paste-prep': solderPastePrepContent,
};
export const pages: Record<string, ContentPageContent> = {
  ...guidelines,
  '/about': aboutContent(sampleBrand),
  '/pcb-manufacturing-process': manufacturingProcessContent,
};
export const faqs: Record<string, FaqContent> = {
  '/resources/faq/general': faqGeneralContent,
  '/resources/faq/technical': faqTechnicalContent,
};

export const blocksOf = ({ sections }: ContentPageContent) => sections.flatMap(({ blocks }) => blocks);
export const tablesOf = (content: ContentPageContent) =>
  blocksOf(content).filter((block): block is Table => block.kind === 'table');

export function tableNamed(content: ContentPageContent, caption: string): Table {
  const [table, ...others] = tablesOf(content).filter((candidate) => candidate.caption === caption);
  if (!table || others.length > 0) throw new Error(`${content.title} has none or several tables named ${caption}`);
  return table;
}

export function rowOf(table: Table, id: string): string[] {
  const row = table.rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`${table.caption} has no row ${id}`);
  return table.columns.map((column) => [row.cells[column.id], column.unit].filter(Boolean).join(' '));
}

export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
