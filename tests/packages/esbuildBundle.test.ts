import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bundles a module for browsers with esbuild, and returns its style sheet with the names of the sheets in it. */
async function styleSheetOf(contents: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
  });
  const sheet = outputFiles.find(({ path }) => path.endsWith('.css'));
  const [, output] = Object.entries(metafile.outputs).find(([path]) => path.endsWith('.css')) ?? [];
  return { bytes: sheet?.contents.length ?? 0, sheets: Object.keys(output?.inputs ?? {}) };
}

it('with esbuild, a button by its own path brings its own CSS, under 12 kB with the theme', async () => {
  const { bytes, sheets } = await styleSheetOf("export { Button } from '@pcb/ui/Button';");
  expect(sheets.filter((sheet) => /\/components\/(?!Button\/|Spinner\/)/.test(sheet))).toEqual([]);
  expect(sheets).toContainEqual(expect.stringMatching(/components\/Button\/Button\.css$/));
  expect(bytes).toBeLessThan(12_000);
});
