/** How the parts of a category are shown, the initial view first. */
export const partsViews = ['cards', 'table'] as const;
export type PartsView = (typeof partsViews)[number];

/** What the table of parts is sorted by. */
export interface PartsSort {
  /** The id of a facet, or `name`, `package`, `price` or `each`. Other ids leave the parts in their order. */
  column: string;
  direction: 'ascending' | 'descending';
}
