/**
 * The minimum browsers. All support light-dark(), whose fallback for older ones is resolved at the root, so that a dark
 * section on a light page would have light colours; Firefox 121 is the first with :has().
 */
export const browsers = ['chrome123', 'firefox121', 'safari17.5'];
