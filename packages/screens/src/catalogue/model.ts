import type { PartPicture } from './private/partPictures.ts';
import type { CategoryGroupPath, CategoryPath } from './paths.ts';

export type { PartPicture } from './private/partPictures.ts';

/** A property by which the parts of a category differ. */
export interface Facet {
  /** What `Part.facets` and an address call it. */
  id: string;
  /** What it is called: 'Package', 'Tolerance'. */
  label: string;
}

/** One line of the catalogue: what can be put into the cart. */
export interface Part {
  /** Unique in the whole catalogue. */
  id: string;
  /** What it is, with its value: 'Resistor 10 kΩ'. */
  name: string;
  /** The manufacturer's number. Left out, the card does not show one. */
  partNumber?: string;
  /** Who makes it. Left out, the card does not name a maker. */
  manufacturer?: string;
  /** Its case or its form: '0805', 'SOT-23', 'Module'. */
  package: string;
  /** Its price for what `per` says, in ₹. */
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
  /** The title in the browser, without the brand. */
  title: string;
  /** For search engines, in one sentence. */
  description: string;
}

/** A page of parts. */
export interface Category {
  /** Its address, below the site. */
  path: CategoryPath;
  /** As its parts are numbered on a board: `R1`, `U3`. Decoration. */
  reference: string;
  /** In menus and lists. */
  name: string;
  /** On its own page. */
  title: string;
  /** What is in it, in one sentence. */
  lead: string;
  /** What its drawing shows. */
  picture: PartPicture;
  /** The properties that its parts are filtered by, in order. */
  facets: readonly Facet[];
  /** Title and description of its page, for the host. */
  meta: PageMeta;
}

/** A page of sub-categories. */
export interface CategoryGroup {
  /** Its address, below the site. */
  path: CategoryGroupPath;
  /** As its parts are numbered on a board. Decoration. */
  reference: string;
  /** In menus, and the heading of its page. */
  name: string;
  /** What is in it, in one sentence. */
  lead: string;
  /** What its drawing shows. */
  picture: PartPicture;
  /** Its sub-categories, in order. */
  categories: readonly Category[];
  /** Title and description of its page, for the host. */
  meta: PageMeta;
}
