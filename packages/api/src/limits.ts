/** Limits of requests, without a schema, so that the browser can import them. */

/** The rows of a page of a list. */
export const maxRows = 200;

/** The characters of the search of a list. */
export const maxSearch = 100;

/** The characters of a field of a customer's search. */
export const maxSearchField = 200;

/** The lines of a cart. */
export const maxCartLines = 100;

/** What a customer may send in a period. */
export const customerLimits = {
  /** The files of three boards with the most that an order takes. */
  upload: { count: 600, minutes: 60 },
  /** An engineer reads each. */
  inquiry: { count: 30, minutes: 60 },
  inquiryDay: { count: 100, minutes: 24 * 60 },
  /** Messages about orders and quotations, each of which an engineer reads. */
  message: { count: 60, minutes: 60 },
  /** More than a customer's own program needs, but too few to fill the disk. */
  order: { count: 200, minutes: 60 },
} as const;
