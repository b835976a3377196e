import type { PartPicture } from './private/partPictures.ts';
import type { CategoryGroupPath, CategoryPath } from './paths.ts';

export type { PartPicture } from './private/partPictures.ts';

/** A property by which the parts of a category differ. */
export interface Facet {
  /** What `Part.facets` and an address call it. */
  id: string;
  label: string;
}

export interface Part {
  /** Unique in the whole catalogue. */
  id: string;
  name: string;
  /** The manufacturer's number. */
  partNumber?: string;
  manufacturer?: string;
  /** Its case or its form: '0805', 'SOT-23', 'Module'. */
  package: string;
  /** Its price for what `per` says, in rupees. */
  price: number;
  /** What the price is for: 'each', 'strip of 100'. */
  per: string;
  /** What its drawing shows. */
  picture: PartPicture;
  /** Its value of each facet of its category. */
  facets: Readonly<Record<string, string>>;
}

/** A page's title in the browser and its description, for the host. */
export interface PageMeta {
  title: string;
  description: string;
}

/** A page of parts. */
export interface Category {
  path: CategoryPath;
  /** As its parts are numbered on a board: `R1`, `U3`. Decoration. */
  reference: string;
  /** In menus and lists. */
  name: string;
  /** On its own page. */
  title: string;
  /** What is in it, in one sentence. */
  lead: string;
  picture: PartPicture;
  facets: readonly Facet[];
  meta: PageMeta;
}

/** A page of sub-categories. */
export interface CategoryGroup {
  path: CategoryGroupPath;
  /** As its parts are numbered on a board. Decoration. */
  reference: string;
  name: string;
  lead: string;
  picture: PartPicture;
  categories: readonly Category[];
  meta: PageMeta;
}
