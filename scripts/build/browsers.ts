/** What is built for: browsers that know light-dark(). Its fallback for older ones is fixed at the root, where a dark board on a light page would take the wrong half. */
export const browsers = ['chrome123', 'firefox120', 'safari17.5'];
