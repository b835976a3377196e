// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const columns = [{ id: 'id', label: 'Order' }] as const;

const cases: readonly [string, () => Promise<ReactNode>, RegExp][] = [
  [
    'a field without a label',
    async () => {
      const { TextField } = await import('@pcb/ui/TextField');
      return <TextField label="" />;
    },
    /no `label`/,
  ],
  [
    'a date in another form',
    async () => {
      const { DateField } = await import('@pcb/ui/DateField');
      return <DateField label="Needed by" defaultValue="31/12/2026" />;
    },
    /"31\/12\/2026" is ignored/,
  ],
  [
    'a table without a row header',
    async () => {
      const { Table } = await import('@pcb/ui/Table');
      return <Table aria-label="Orders" columns={columns} rows={[]} renderCell={() => null} />;
    },
    /`isRowHeader`/,
  ],
  [
    'a button without text',
    async () => {
      const { Button } = await import('@pcb/ui/Button');
      return <Button />;
    },
    /no text/,
  ],
];

it.each(cases)('warns once about %s, and not in production', async (_, element, message) => {
  // Resets the modules, because other files may share them and have already warned.
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  renderToString(await element());
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  renderToString(await element());
  renderToString(await element());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
});

// The result of `register('name')` of react-hook-form.
const handler = () => Promise.resolve();
const registered = { name: 'name', onChange: handler, onBlur: handler, ref: () => undefined };

it.each([
  [
    'TextField',
    async () => {
      const { TextField } = await import('@pcb/ui/TextField');
      return <TextField label="Name" {...registered} />;
    },
  ],
  [
    'Select',
    async () => {
      const { Select } = await import('@pcb/ui/Select');
      return <Select label="Name" items={[]} {...registered} />;
    },
  ],
  [
    'TimeField',
    async () => {
      const { TimeField } = await import('@pcb/ui/TimeField');
      return <TimeField label="Name" {...registered} />;
    },
  ],
])('%s explains why it does not accept register() of react-hook-form', async (name, field) => {
  const element = await field();
  expect(() => renderToString(element)).toThrow(new RegExp(`${name} "name".*Controller`));
});
