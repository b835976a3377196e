/** Limits of requests, without schemas, so that the browser can import them. */

/** The maximum number of rows on a page of a list. */
export const maxRows = 200;

/** The maximum length of the search of a list, in characters. */
export const maxSearch = 100;

/** The maximum length of a field of a customer's search, in characters. */
export const maxSearchField = 200;

/** The maximum number of rows that a customer's search finds. */
export const maxFound = 100;

/** The maximum number of lines in a cart. */
export const maxCartLines = 100;

/** The maximum that a customer may send in a period. */
export const customerLimits = {
  /** The files of three boards, at the maximum of an order. */
  upload: { count: 600, minutes: 60 },
  /** An engineer reads each of them. */
  inquiry: { count: 30, minutes: 60 },
  inquiryDay: { count: 100, minutes: 24 * 60 },
  /** Messages about orders and quotations, each of which an engineer reads. */
  message: { count: 60, minutes: 60 },
  /** More than a customer's own program needs, but too few to fill the disk. */
  order: { count: 200, minutes: 60 },
} as const;
