import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const modulesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => pathToFileURL(`${dist}/${file}`).href);

it('plain Node imports every built module, and renders a component', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    await Promise.all(${JSON.stringify(['packages/ui/dist', 'packages/art/dist', 'packages/screens/dist'].flatMap(modulesOf))}.map((url) => import(url)));
    const { TextField } = await import('@pcb/ui/TextField');
    console.log(renderToString(createElement(TextField, { label: 'Board name' })));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(output).toContain('Board name');
}, 30_000);
