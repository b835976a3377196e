// @vitest-environment happy-dom
import { Button } from '@pcb/ui/Button';
import { DateField } from '@pcb/ui/DateField';
import { Select } from '@pcb/ui/Select';
import { Table } from '@pcb/ui/Table';
import { TextField } from '@pcb/ui/TextField';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

const columns = [{ id: 'id', label: 'Order' }] as const;

const cases: readonly [string, () => ReactNode, RegExp][] = [
  ['a field without a label', () => <TextField label="" />, /no `label`/],
  [
    'a date in another form',
    () => <DateField label="Needed by" defaultValue="31/12/2026" />,
    /"31\/12\/2026" is ignored/,
  ],
  [
    'a table without a row header',
    () => <Table aria-label="Orders" columns={columns} rows={[]} renderCell={() => null} />,
    /`isRowHeader`/,
  ],
  ['a button without text', () => <Button />, /no text/],
];

it.each(cases)('warns once about %s, and not in production', (_, element, message) => {
  vi.stubEnv('NODE_ENV', 'production');
  renderToString(element());
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  renderToString(element());
  renderToString(element());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
});

// What `register('name')` of react-hook-form returns.
const handler = () => Promise.resolve();
const registered = { name: 'name', onChange: handler, onBlur: handler, ref: () => undefined };

it.each([
  ['TextField', () => <TextField label="Name" {...registered} />],
  ['Select', () => <Select label="Name" items={[]} {...registered} />],
])('%s explains why it does not take register() of react-hook-form', (name, field) => {
  expect(() => renderToString(field())).toThrow(new RegExp(`${name} "name".*Controller`));
});
