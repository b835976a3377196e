/** Wider than a small phone, which has room for one column only. */
export const abovePhone = '(min-width: 24em)';
