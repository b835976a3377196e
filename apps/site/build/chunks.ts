/**
 * Which modules share a file: what starts the site, what most pages share, and icons. Without groups a page loads about
 * 50 files more. tests/e2e/nightly/weight.spec.ts measures the result.
 */
export const chunks = {
  groups: [
    // The entry itself stays apart: the build finds its file under the name of index.html.
    { name: 'start', tags: ['$initial' as const], test: /(?<!site\/src\/client)\.(?:m?js|tsx?)$/, priority: 3 },
    // Without their imports, which fewer pages need.
    { name: 'most', minShareCount: 55, includeDependenciesRecursively: false, priority: 2 },
    { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
  ],
};
