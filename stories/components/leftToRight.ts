/** For a test that asserts dates, lists or amounts as English writes them: right to left, the stories are in Urdu. */
export const leftToRight = { globals: { direction: 'ltr' } };
