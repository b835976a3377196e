import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const read = (file: string) => readFileSync(file, 'utf8');

const ours = read('packages/ui/dist/styles.css');
const reset = read('packages/ui/dist/theme/reset.css');
const oldStyleSheet = read('tests/helpers/hostPages/oldStyleSheet.css');

const { components, restyled } = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/helpers/hostPages/renderComponents.tsx'], {
    encoding: 'utf8',
  }),
) as Record<'components' | 'restyled', string>;

const hostElements = `
  <h1>Host</h1><h2>Section</h2>
  <p class="text-lg">Text with <a href="#">a link</a> and <code>code</code></p>
  <button class="rounded bg-blue-600 px-4 py-2 text-white">Button</button>
  <form><fieldset><legend>Form</legend><label>Name <input></label><select><option>One</option></select><textarea></textarea></fieldset></form>
  <nav><ul><li>Item</li></ul></nav>
  <table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr><tr><td>Cell</td></tr></tbody></table>
  <blockquote>Quote</blockquote><hr><svg width="10" height="10"></svg>`;

/** A box for our components whose position and background do not depend on the page. */
const box = `<div id="components" style="position: absolute; inset: 0 auto auto 0; z-index: 1; width: 60rem; margin: 0; padding: 0; background: white">${components}</div>${restyled}`;

async function tailwind(order: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const compiled = await compile(`${order} @import 'tailwindcss';`, {
    loadStylesheet: (id, base) => {
      const path = require.resolve(`${id}/index.css`);
      return Promise.resolve({ path, base, content: read(path) });
    },
  });
  return compiled.build(['text-lg', 'rounded', 'bg-blue-600', 'px-4', 'py-2', 'text-white', 'p-10']);
}

interface HostStyles {
  before: string;
  after: string;
}

const page = (body: string, ...styles: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${styles.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body></html>`;

const hosts: Record<string, HostStyles> = {
  nothing: { before: '', after: '' },
  tailwind: {
    before: await tailwind(''),
    after: await tailwind('@layer theme, base, pcb, components, utilities;'),
  },
  oldStyleSheet: { before: oldStyleSheet, after: `@layer host, pcb; @layer host { ${oldStyleSheet} }` },
};

/** The pages of each host: its own elements before and after our style sheets are added, and our components. */
export const hostPages = Object.entries(hosts).map(([name, { before, after }]) => ({
  name,
  before: page(hostElements, before),
  after: page(hostElements, after, ours),
  withComponents: page(box, after, ours),
}));

export const ownPage = page(box, reset, ours);
