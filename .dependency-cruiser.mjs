/** The fences: imports run text ← ui, engineering ← art, quoting ← records ← screens ← site, gerber ← screens, site, and text, quoting, records ← api ← server, site, and host ← server, the build of the site. Checked by `npm run fences` and, with planted faults, by tests/repository/fences.test.ts. */
const hostOnly = '(^|/)node_modules/(react-router|react-router-dom|zustand)/';

const samples = '^packages/(screens/src/fixtures|records/src/samples)/';

/** A rule about imports. Its comment says what to do instead. */
const fence = (name, rule) => ({ name, severity: 'error', ...rule });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    fence('ui-imports-no-screens', {
      comment:
        '@pcb/ui does not depend on the board business. Pass what it needs as props, or move the part to packages/screens.',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(art|engineering|gerber|quoting|records|screens)|apps|stories|tests)/' },
    }),
    fence('art-imports-no-screens', {
      comment: '@pcb/art draws what it gets as props. Copy, business and fixtures belong in packages/screens.',
      from: { path: '^packages/art/src/' },
      to: { path: '^(packages/(gerber|quoting|records|screens)|apps|stories|tests|scripts|\\.storybook)/' },
    }),
    fence('art-imports-only-the-theme', {
      comment: 'Drawings need the theme of @pcb/ui and none of its components. Combine the two in packages/screens.',
      from: { path: '^packages/art/src/' },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/theme/' },
    }),
    fence('text-imports-nothing', {
      comment:
        '@pcb/text is below every other package, and imports nothing but its own files. What knows a component or an order belongs above.',
      from: { path: '^packages/text/src/' },
      to: { pathNot: '^packages/text/src/' },
    }),
    fence('engineering-imports-nothing', {
      comment:
        '@pcb/engineering imports nothing but its own files, so that other programs can use it. Copy, drawings and React belong in packages/screens.',
      from: { path: '^packages/engineering/src/' },
      to: { pathNot: '^packages/engineering/src/' },
    }),
    fence('gerber-imports-nothing', {
      comment:
        '@pcb/gerber imports its own files and what indexes alone, so that a worker and other programs can use it. Copy, hints and React belong in packages/screens.',
      from: { path: '^packages/gerber/src/' },
      to: { pathNot: ['^packages/gerber/src/', '(^|/)node_modules/flatbush/'] },
    }),
    fence('quoting-imports-only-engineering', {
      comment:
        '@pcb/quoting computes from @pcb/engineering, @pcb/text, calendar dates and the cells of tables alone, so that a server can quote too. React, drawings and copy belong in packages/screens.',
      from: { path: '^packages/quoting/src/' },
      to: {
        pathNot: [
          '^packages/(engineering|quoting|text)/src/',
          '(^|/)node_modules/(@internationalized/date|papaparse)/',
        ],
      },
    }),
    fence('records-imports-only-quoting', {
      comment:
        '@pcb/records describes records for screens and servers alike, with @pcb/quoting, @pcb/text, calendar dates and the cells of tables alone. Widths and colours belong in packages/screens, schemas in packages/api, SQL in apps/server.',
      from: { path: '^packages/records/src/' },
      to: {
        pathNot: ['^packages/(quoting|records|text)/src/', '(^|/)node_modules/(@internationalized/date|papaparse)/'],
      },
    }),
    fence('api-imports-only-quoting', {
      comment:
        '@pcb/api describes what the site and its server exchange, from @pcb/quoting, @pcb/records, @pcb/text and zod alone. What reads or writes belongs in apps/server or apps/site/src/data.',
      from: { path: '^packages/api/src/' },
      to: { pathNot: ['^packages/(api|quoting|records|text)/src/', '(^|/)node_modules/zod/'] },
    }),
    fence('server-shows-nothing', {
      comment:
        'The server computes with @pcb/api, @pcb/quoting, @pcb/records and @pcb/text. What people see belongs in packages/screens and reaches them through apps/site.',
      from: { path: '^apps/server/' },
      to: { path: '^(packages/(ui|art|gerber|engineering|screens)|apps/site|stories|tests|\\.storybook)/' },
    }),
    fence('host-knows-no-site', {
      comment:
        '@pcb/host serves the files of any build. What is in them belongs in apps/site, and what answers routes in apps/server.',
      from: { path: '^apps/host/' },
      to: { path: '^(packages|apps/(site|server)|scripts|stories|tests|\\.storybook)/' },
    }),
    fence('only-tests-import-the-server', {
      comment: 'The site and the packages reach the server by HTTP. What both need belongs in packages/api.',
      from: { path: '^(packages|apps/(host|site)|stories|scripts)/' },
      to: { path: '^apps/server/' },
    }),
    fence('own-postgres-imports-nothing', {
      comment:
        '@pcb/own-postgres starts a database and knows nothing about what is in it. Tables, roles of people and settings belong in apps/server.',
      from: { path: '^packages/own-postgres/src/' },
      to: {
        dependencyTypesNot: ['core'],
        pathNot: ['^packages/own-postgres/src/', '(^|/)node_modules/(@types/)?pg/'],
      },
    }),
    fence('own-postgres-on-demand', {
      comment:
        'A server with DATABASE_URL runs without @pcb/own-postgres: only apps/server/src/openDatabase.ts imports it, with import(), and types.',
      from: { path: '^(packages/(?!own-postgres/)|apps|stories)' },
      to: { path: '^packages/own-postgres/', dynamic: false, dependencyTypesNot: ['type-only'] },
    }),
    fence('screens-import-no-host', {
      comment:
        'Screens do not depend on the site. Take data as props and report through callbacks; connect them in apps/site/src/pages.',
      from: { path: '^packages/screens/src/' },
      to: { path: '^(apps|stories|tests|scripts|\\.storybook)/' },
    }),
    fence('screens-have-no-router-or-store', {
      comment:
        'Screens have no router and no store. Links are plain hrefs; state is a prop with a default; the site owns the rest.',
      from: { path: '^packages/(ui|art|screens)/src/' },
      to: { path: hostOnly },
    }),
    fence('screens-import-no-fixtures', {
      comment:
        'Sample data comes in as props. Only the site, Storybook and tests import @pcb/screens/fixtures and @pcb/records/samples.',
      from: { path: '^packages/screens/src/', pathNot: '^packages/screens/src/fixtures/' },
      to: { path: samples },
    }),
    fence('pages-read-through-the-seam', {
      comment:
        'Pages take data from useSite().data, so that a server can replace the samples. Import them in apps/site/src/data alone.',
      from: { path: '^apps/site/src/', pathNot: '^apps/site/src/data/' },
      to: { path: samples },
    }),
    fence('only-the-build-chooses', {
      comment:
        "The demonstration has no code for a server. Import from '#build/', which the mode of the build resolves (apps/site/package.json).",
      from: { path: '^(packages|stories|scripts|apps/site/(build|src/(?!withServer/)))' },
      to: { path: '^apps/site/src/withServer/' },
    }),
    fence('shared-knows-no-area', {
      comment:
        'Shared code imports from no area of the screens. Define the type or the part in packages/screens/src/shared.',
      from: { path: '^packages/screens/src/shared/' },
      to: { path: '^packages/screens/src/', pathNot: '^packages/screens/src/shared/' },
    }),
    fence('screens-by-their-public-file', {
      comment:
        "A screen's folder is imported only through its public file, such as OrderScreen/OrderScreen.tsx. What several screens of an area need belongs in the area's private/.",
      from: { path: '^(packages/screens/src/[^/]+/[^/]+)', pathNot: '^packages/screens/src/fixtures/' },
      to: { path: '^packages/screens/src/[^/]+/([^/]+Screen)/(?!\\1\\.tsx$)', pathNot: '^$1/' },
    }),
    fence('private-to-its-folder', {
      comment:
        "A folder's private/ is for the files of that folder. Code for several areas of the screens belongs in packages/screens/src/shared.",
      from: { path: '^(packages/[^/]+/src)/([^/]+)/' },
      to: { path: '/private/', pathNot: ['^$1/private/', '^$1/$2/private/'] },
    }),
    fence('private-to-its-folder', {
      comment: "A folder's private/ is for the files of that folder. Import what its folder exports.",
      from: { path: '^(packages/[^/]+/src)/[^/]+$' },
      to: { path: '/private/', pathNot: '^$1/private/' },
    }),
    fence('no-node-in-the-browser', {
      comment:
        'This code runs in a browser, or renders pages without Node. Put code for Node into scripts/ or apps/site/build/.',
      from: { path: '^(packages/(?!own-postgres/)[^/]+/src|apps/site/src)/' },
      to: { dependencyTypes: ['core'] },
    }),
    fence('parts-by-subpath', {
      comment: "Import a component by its own path, such as '@pcb/ui/Button': the barrel would load them all.",
      from: { path: '^(packages/screens|apps|stories)/' },
      to: { path: '^packages/ui/src/index\\.ts$' },
    }),
    fence('nothing-imports-stories-or-tests', {
      comment:
        'Packages, the site and scripts import no stories and no tests; only the report on them does. Move shared code to packages/ or scripts/.',
      from: { path: '^(packages|apps|scripts)/', pathNot: '^scripts/conformance/' },
      to: { path: '^(stories|tests)/' },
    }),
    fence('no-circular-imports', {
      comment: 'Circular import: merge the two files, or move what both need into a third.',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@pcb/source', 'import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
