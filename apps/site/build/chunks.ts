/**
 * The modules that share a file: the start of the site, the code of most pages, and icons. Without groups a page loads about
 * 50 more files. tests/e2e/nightly/weight.spec.ts measures the result.
 */
export const chunks = {
  groups: [
    // The entry itself stays apart: the build finds its file under the name of index.html.
    { name: 'start', tags: ['$initial' as const], test: /(?<!site\/src\/client)\.(?:m?js|tsx?)$/, priority: 3 },
    // Excludes their imports, which fewer pages need.
    { name: 'most', minShareCount: 55, includeDependenciesRecursively: false, priority: 2 },
    { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
  ],
};
