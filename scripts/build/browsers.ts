/** The minimum browsers, which support light-dark(). The fallback for older ones is resolved at the root, so a dark section on a light page would have light colours. */
export const browsers = ['chrome123', 'firefox120', 'safari17.5'];
