import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installApplication } from '../shared/installApplication.ts';
import { componentUses } from './componentUses.ts';
import { inKilobytes, markdownTable } from './figures.ts';
import { sizeOf } from './sizes.ts';

/** Has the other libraries in its package.json. */
const application = 'tests/hosts/libraries';

const exports = (names: string, module: string) => `export { ${names} } from '${module}';\n`;

/** A cell of `componentUses` as modules: 'Tooltip, Button' of the library itself, 'dates: DateInput' of a package of it. */
const modulesOf = (cell: string, library: string) =>
  cell.split(';').map((part): [string, string[]] => {
    const [names = '', place] = part.split(':').reverse();
    return [place ? `${library}${place.trim()}` : library, names.split(',').map((name) => name.trim())];
  });

/** Mantine needs its provider, and has a style sheet for each component and one for each further package. */
function mantine(cell: string, folder: string) {
  const styles = (module: string, names: readonly string[]) =>
    (module === '@mantine/core' ? names.map((name) => `styles/${name}.css`) : ['styles.css'])
      .map((file) => `${module}/${file}`)
      .filter((file) => existsSync(join(folder, 'node_modules', file)))
      .map((file) => `import '${file}';\n`);
  const used = modulesOf(`core: MantineProvider; ${cell}`, '@mantine/');
  return [
    `import '@mantine/core/styles/baseline.css';\n`,
    ...used.flatMap(([module, names]) => [exports(names.join(', '), module), ...styles(module, names)]),
  ].join('');
}

const plain = (library: string) => (cell: string) =>
  modulesOf(cell, library)
    .map(([module, names]) => exports(names.join(', '), module))
    .join('');

const ours = (cell: string) =>
  cell
    .split(',')
    .map((name) => exports(name.trim().replace('charts/', ''), `@pcb/ui/${name.trim()}`))
    .join('');

/** The modules of a minimal use, by library. */
const libraries: Readonly<Record<string, (cell: string, folder: string) => string>> = {
  '@pcb/ui': ours,
  'React Spectrum S2': plain('@react-spectrum/s2'),
  Mantine: mantine,
  MUI: plain('@mui/'),
  'Ant Design': plain('antd'),
};

/** The components of four other libraries beside ours: names, and what a minimal use costs a page. */
export async function components(): Promise<string> {
  const { folder, remove } = installApplication(application, {});
  const cellOf = async (cell: string, library: string) => {
    const modules = libraries[library];
    if (!modules || cell === '-') return cell;
    const { script, css } = await sizeOf(modules(cell, folder), library === '@pcb/ui' ? undefined : folder);
    return `${cell.replaceAll(/[a-z-]+: /g, '')} ${inKilobytes(script + css)}`;
  };
  const names = Object.keys(libraries);
  const rows: string[][] = [];
  try {
    for (const [name = '', ...cells] of componentUses)
      rows.push([name, ...(await Promise.all(cells.map((cell, index) => cellOf(cell, names[index] ?? ''))))]);
  } finally {
    remove();
  }
  return `# Components of other libraries

What a page imports for the same minimal use, and what it costs a page that has React and react-dom: script and CSS in kB of 1,000
bytes, minified by esbuild and compressed with Brotli, without what loads later.

${markdownTable(['component', ...names], rows)}`;
}
