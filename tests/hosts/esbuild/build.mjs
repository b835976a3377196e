import * as esbuild from 'esbuild';

await esbuild.build({
  entryPoints: ['src/main.jsx'],
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  outdir: 'dist',
  loader: { '.woff2': 'file' },
});
