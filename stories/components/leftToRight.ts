/** For a test that asserts dates, lists or amounts in English format: right to left, the stories are in Urdu. */
export const leftToRight = { globals: { direction: 'ltr' } };
