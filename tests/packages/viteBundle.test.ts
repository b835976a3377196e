import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const entry = 'virtual:stack';

it('with Vite, a stack brings the sheet of the layout classes, from which its script imports nothing', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? "export { Stack } from '@pcb/ui/Stack';" : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react/ },
    },
  })) as Rolldown.RolldownOutput;
  const css = output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  expect(css).toContain('.pcb-phone-gap-large{');
});
