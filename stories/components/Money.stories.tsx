import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { Money } from '@pcb/ui/Money';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/Money',
  component: Money,
  parameters: {
    guide: {
      instead: [
        '`NumberText` for a number without a currency.',
        '`formatMoney` of `@pcb/ui/format` for a string: the name of a chart, a placeholder.',
        '`NumberField` with the style of a currency to enter an amount.',
      ],
      keyboard: [],
      copy: [
        'Amounts are in whole paise, so that sums are exact.',
        'Where money is decided, such as in a cart, the exact amount is visible, alone or next to the rounded one.',
        'The amounts of a column all have paise, or none has.',
      ],
    },
  },
  args: { value: 12_34_567_50 },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Rounded for an overview, next to the exact amount. */
export const Compact = meta.story({
  render: () => (
    <Stack gap="small">
      {[85_000_00, 12_34_567_50, 99_99_999_00, 1_23_45_678_00].map((value) => (
        <div key={value}>
          <Text size="large" weight="strong">
            <Money value={value} isCompact />
          </Text>
          <Text size="small" tone="muted">
            exactly <Money value={value} />
          </Text>
        </div>
      ))}
    </Stack>
  ),
});

/** In Hindi the amount has the words लाख and करोड़. */
export const Hindi = meta.story({
  render: () => (
    <I18nProvider locale="hi-IN">
      <MessagesProvider messages={{ hi }}>
        <Stack gap="small" lang="hi-IN">
          <Money value={12_34_567_50} isCompact />
          <Money value={1_23_45_678_00} isCompact />
        </Stack>
      </MessagesProvider>
    </I18nProvider>
  ),
});

const rows = [
  { id: 'Fabrication', amount: 1_25_000_00 },
  { id: 'Stencil', amount: 4_266_50 },
  { id: 'Discount', amount: -2_500_00 },
  { id: 'Parts', amount: null },
];

/** Paise in every row, and a right-aligned column, so that the digits line up. */
export const InAColumn = meta.story({
  render: () => (
    <Table
      aria-label="Order"
      columns={[
        { id: 'id', label: 'Item', isRowHeader: true },
        { id: 'amount', label: 'Amount', align: 'end' },
      ]}
      rows={rows}
      renderCell={({ id, amount }, column) => (column === 'id' ? id : <Money value={amount} hasPaise />)}
    />
  ),
});

InAColumn.test('aligns the ends of the amounts, and marks a missing one', leftToRight, async ({ canvas }) => {
  const ends = ['₹1,25,000.00', '₹4,266.50', '−₹2,500.00'].map(
    (text) => canvas.getByText(text).getBoundingClientRect().right,
  );
  for (const end of ends) await expect(end).toBeCloseTo(ends[0] ?? 0, 0);
  await expect(canvas.getByRole('row', { name: /Parts/ })).toHaveTextContent('—Not given');
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
