import { Badge } from '@pcb/ui/Badge';
import { Code } from '@pcb/ui/Code';
import { DefinitionList, definitionListDensities } from '@pcb/ui/DefinitionList';
import { Money } from '@pcb/ui/Money';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow, phone } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/DefinitionList',
  component: DefinitionList,
  parameters: {
    guide: {
      instead: [
        '`Table` to compare several things.',
        '`TextField` or another field for a value that can be changed here.',
        'A sentence for one or two values.',
      ],
      keyboard: [],
      copy: ['A label is a noun without a colon: Shipping address.', 'Every list of one kind has the same labels.'],
    },
  },
  args: {
    items: [
      { id: 'customer', label: 'Customer', value: 'Anjali Menon' },
      { id: 'status', label: 'Status', value: <Badge tone="info">In production</Badge> },
      { id: 'number', label: 'Order number', value: <Code>ORD-1042</Code> },
      { id: 'total', label: 'Total', value: <Money value={1_25_000_00} /> },
      { id: 'address', label: 'Shipping address', value: 'Electronics Park\nKakkanad\nKochi 682030' },
      { id: 'notes', label: 'Notes', value: '' },
    ],
  },
  argTypes: { density: { control: 'select', options: definitionListDensities } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('pairs each value with its label, and marks a missing value', async ({ canvas }) => {
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(terms).toEqual(['Customer', 'Status', 'Order number', 'Total', 'Shipping address', 'Notes']);
  await expect(values.at(0)).toBe('Anjali Menon');
  await expect(values.at(-1)).toBe('Not given');
});

Playground.test('has the values in one column', async ({ canvas }) => {
  const starts = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().left);
  await expect(new Set(starts).size).toBe(1);
});

/** A few short details in a box. */
export const Compact = meta.story({
  args: {
    density: 'compact',
    items: [
      { id: 'email', label: 'Email', value: <Code>demo@alphianz.example</Code> },
      { id: 'password', label: 'Password', value: <Code>demo1234</Code> },
    ],
  },
});

/** On a phone the label is above its value. */
export const Phone = meta.story({ globals: phone });

Phone.test('has one column', async ({ canvas }) => {
  const [term] = canvas.getAllByRole('term');
  const [value] = canvas.getAllByRole('definition');
  await expect(value?.getBoundingClientRect().left).toBe(term?.getBoundingClientRect().left);
  await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(term?.getBoundingClientRect().bottom ?? 0);
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    items: [
      {
        id: 'name',
        label: 'Name of the board as it should appear on the delivery note and the invoice',
        value:
          'Four-layer motor driver with current sense, revision C, for the second prototype of the pump controller',
      },
      { id: 'file', label: 'Archive', value: 'MOTORDRIVERREVISIONCPANELISED2X3WITHTOOLINGHOLES.zip'.repeat(2) },
    ],
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
