export const partsViews = ['cards', 'table'] as const;
export type PartsView = (typeof partsViews)[number];

export interface PartsSort {
  /** The id of a facet, or `name`, `package`, `price` or `each`. Other ids do not sort. */
  column: string;
  direction: 'ascending' | 'descending';
}
