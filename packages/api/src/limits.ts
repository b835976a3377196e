/** Limits of requests, without a schema, so that the browser can import them. */

/** The rows of a page of a list. */
export const maxRows = 200;

/** The characters of the search of a list. */
export const maxSearch = 100;

/** The characters of a field of a customer's search. */
export const maxSearchField = 200;
