import { catalogueSources } from '@pcb/screens/catalogue/catalogueSources';
import { aboutContent } from '@pcb/screens/content/AboutScreen';
import { contentPages } from '@pcb/screens/content/pages';
import { articles } from '@pcb/screens/content/pages/articles';
import { sampleBrand } from '@pcb/screens/fixtures/brand';

/** A figure on a page of the site. */
export interface ShownFigure {
  id: string;
  /** The page's URL with the section: `/resources/panel-guidelines#border`. */
  url: string;
  what: string;
  figure: string;
  source: string;
}

type Page = (typeof contentPages)[string];
type Block = Page['sections'][number]['blocks'][number];

/** The figures of a block. A table has one per row. */
function figuresOf(block: Block): { what: string; figure: string; source: string }[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(({ cells }) => {
        const [first, ...others] = block.columns;
        return {
          what: `${block.caption}: ${first ? (cells[first.id] ?? '') : ''}`,
          figure: others
            .flatMap(({ id, label, unit = '' }) => (cells[id] ? `${label} ${cells[id]} ${unit}`.trim() : []))
            .join(' · '),
          source: block.source?.label ?? '',
        };
      });
    case 'facts':
      return block.items.map(({ label, figure }) => ({ what: label, figure, source: block.source.label }));
    case 'steps':
      return block.items.flatMap(({ title, figure }) =>
        figure === undefined ? [] : { what: title, figure, source: block.source?.label ?? '' },
      );
    case 'stackUp':
      return block.stackUp.layers.map(({ id, thickness }) => ({
        what: `Stack-up ${block.stackUp.id}: ${id}`,
        figure: `${thickness} mm`,
        source: 'Our build-ups, with published nominal thicknesses of pressed prepreg',
      }));
    default:
      return [];
  }
}

const pages: readonly (readonly [string, Page])[] = [
  ['/about', aboutContent(sampleBrand)],
  ...Object.entries(contentPages),
  ...articles.map((article) => [`/blogs/${article.id}`, article] as const),
];

const pageFigures: readonly ShownFigure[] = pages.flatMap(([path, { sections }]) =>
  sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block, position) =>
      figuresOf(block).map((figure, index) => ({
        id: `${path}#${id}.${position}.${index}`,
        url: `${path}#${id}`,
        ...figure,
      })),
    ),
  ),
);

/** Every figure of the content pages and articles, and the facts of the catalogue, with their sources. */
export const shownFigures: readonly ShownFigure[] = [
  ...pageFigures,
  ...catalogueSources.map(({ path, ...fact }) => ({ ...fact, url: path })),
];
