import type { Paise } from '@pcb/quoting/money';
import type { PartOutline } from '@pcb/art/PartDrawing';
import type { PageMeta } from '../shared/pageMeta.ts';
import type { CategoryGroupPath, CategoryPath } from './paths.ts';

export type { PartOutline } from '@pcb/art/PartDrawing';
export type { PageMeta } from '../shared/pageMeta.ts';

/** A property to filter parts by. */
export interface Facet {
  /** The key in `Part.facets` and in the URL. */
  id: string;
  /** The label: 'Package', 'Tolerance'. */
  label: string;
}

/** A part of the catalogue, which can be added to the cart. */
export interface Part {
  /** Unique id in the whole catalogue. */
  id: string;
  /** The name with the main value: 'Resistor 10 kΩ'. */
  name: string;
  /** The manufacturer's part number, if known. */
  partNumber?: string;
  /** The manufacturer, if known. */
  manufacturer?: string;
  /** The package or form: '0805', 'SOT-23', 'Module'. */
  package: string;
  /** The Indian Standard and the number of the registration or licence with BIS, for a kind of product that must have one. */
  registration?: string;
  /** The price for the unit in `per`, in paise, before GST, which the cart adds. */
  price: Paise;
  /** The unit of the price: 'each', 'strip of 100'. */
  per: string;
  /** How many pieces are in that unit, if more than one: 100. */
  pieces?: number;
  /** The measurements of the part, from which it is drawn. */
  outline: PartOutline;
  /** The values by facet id, with the country of origin. */
  facets: Readonly<Record<string, string>>;
}

/** A part with the page that sells it, for the search of the whole catalogue. */
export interface ListedPart {
  part: Part;
  /** The name and the path of the page. The part is at the fragment of its id. */
  page: { name: string; path: string };
}

/** A category of parts, with its own page. */
export interface Category {
  /** The path of the page. */
  path: CategoryPath;
  /** The name in menus and lists. */
  name: string;
  /** The heading of the page. */
  title: string;
  /** A one-sentence description. */
  lead: string;
  /** The measurements of a typical part, from which it is drawn. */
  outline: PartOutline;
  /** The facets to filter by, in order. */
  facets: readonly Facet[];
  /** The document title and meta description, for the host. */
  meta: PageMeta;
}

/** A group of categories, with its own page. */
export interface CategoryGroup {
  /** The path of the page. */
  path: CategoryGroupPath;
  /** The name in menus and the heading of the page. */
  name: string;
  /** A one-sentence description. */
  lead: string;
  /** The measurements of a typical part, from which it is drawn. */
  outline: PartOutline;
  /** The categories of the group, in order. */
  categories: readonly Category[];
  /** The document title and meta description, for the host. */
  meta: PageMeta;
}
