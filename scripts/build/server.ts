/**
 * `npm run build:server`: writes a folder with all that the server needs except Node and a database. It runs anywhere
 * with `node main.js`; `node seed.js` fills its database, and `node administrator.js` restores access for a locked-out
 * administrator.
 */
import { build, type Plugin } from 'esbuild';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildOnce, builds } from '../shared/buildOnce.ts';
import { switchFolder } from './switchFolder.ts';

const root = join(import.meta.dirname, '../..');
const draft = join(root, '.cache/server-next');

/** Read at run time, at the same paths as in the repository. */
const read = ['.cache/site-with-server', 'apps/server/migrations', 'packages/own-postgres/programs'];

/** This package has a binary for each platform, which cannot be bundled. */
const native = '@node-rs/argon2';

const keepFolders: Plugin = {
  name: 'keep-folders',
  setup(bundle) {
    bundle.onLoad({ filter: /\/(apps|packages)\/.*\/src\/.*\.ts$/ }, ({ path }) => {
      const folder = `import.meta.dirname + ${JSON.stringify(`/${relative(root, dirname(path))}`)}`;
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.dirname', folder);
      return { contents, loader: 'ts' };
    });
  },
};

if (!(await buildOnce(builds.siteForServer))) process.exit(1);

rmSync(draft, { recursive: true, force: true });
mkdirSync(draft, { recursive: true });
await build({
  entryPoints: {
    main: 'apps/server/src/main.ts',
    seed: 'apps/server/src/seed/main.ts',
    administrator: 'apps/server/src/administrator/main.ts',
  },
  outdir: draft,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@pcb/source'],
  // Replies are checked in tests and during development (http/handlers.ts).
  define: { 'process.env.NODE_ENV': '"production"' },
  external: [native, 'pg-native'],
  plugins: [keepFolders],
  legalComments: 'linked',
  sourcemap: 'linked',
  // Some packages are CommonJS and require Node's modules.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
for (const path of read) cpSync(join(root, path), join(draft, path), { recursive: true });

const scope = dirname(native);
for (const name of readdirSync(join(root, 'node_modules', scope)))
  if (`${scope}/${name}`.startsWith(native))
    cpSync(join(root, 'node_modules', scope, name), join(draft, 'node_modules', scope, name), { recursive: true });
const { version } = JSON.parse(readFileSync(join(root, 'node_modules', native, 'package.json'), 'utf8')) as {
  version: string;
};
const manifest = { name: 'pcb-server', private: true, type: 'module', dependencies: { [native]: version } };
writeFileSync(join(draft, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

switchFolder(draft, join(root, 'apps/server/dist'));
console.log('The server: apps/server/dist. Run it with `node main.js` in this folder.');
