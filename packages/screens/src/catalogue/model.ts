import type { PartOutline } from '@pcb/art/PartDrawing';
import type { Paise } from '@pcb/quoting/money';
import type { PageMeta } from '../shared/pageMeta.ts';
import type { CategoryGroupPath, CategoryPath } from './paths.ts';

export type { PartOutline } from '@pcb/art/PartDrawing';
export type { PageMeta } from '../shared/pageMeta.ts';

export interface Facet {
  /** The key in `Part.facets` and in the URL. */
  id: string;
  label: string;
}

export interface Part {
  id: string;
  name: string;
  partNumber?: string;
  manufacturer?: string;
  package: string;
  /** The Indian Standard, and the number of the registration or licence with BIS, if the product requires one. */
  registration?: string;
  /** In paise per `per`, before GST, which the cart adds. */
  price: Paise;
  /** The sales unit: 'each', 'strip of 100'. */
  per: string;
  /** The number of pieces in that unit, if more than one. */
  pieces?: number;
  outline: PartOutline;
  /** The values by facet id, including the country of origin. */
  facets: Readonly<Record<string, string>>;
}

/** A part with the page that sells it, for the search of the whole catalogue. */
export interface ListedPart {
  part: Part;
  /** The page that sells the part, at the fragment of the part's id. */
  page: { name: string; path: string };
}

export interface Category {
  path: CategoryPath;
  name: string;
  title: string;
  lead: string;
  outline: PartOutline;
  facets: readonly Facet[];
  meta: PageMeta;
}

export interface CategoryGroup {
  path: CategoryGroupPath;
  name: string;
  lead: string;
  outline: PartOutline;
  categories: readonly Category[];
  meta: PageMeta;
}
