/** The lists that a customer can search, without schemas, so that the browser can import them. */
export const searchNames = ['orders', 'shipped', 'inquiries', 'quotations'] as const;

export type SearchName = (typeof searchNames)[number];
