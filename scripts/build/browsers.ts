/**
 * The minimum browsers. All support light-dark(): its fallback is resolved at the root, so a dark section on a light
 * page would have light colours. Firefox 121 is the first with :has().
 */
export const browsers = ['chrome123', 'firefox121', 'safari17.5'];
