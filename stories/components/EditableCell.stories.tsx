import { EditableCell } from '@pcb/ui/EditableCell';
import { formatNumber } from '@pcb/ui/format';
import { NumberField } from '@pcb/ui/NumberField';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

interface Line {
  id: number;
  part: string;
  quantity: number;
}

type ColumnId = keyof Line;

const columns: readonly TableColumn<ColumnId>[] = [
  { id: 'id', label: 'No.', width: 5, isRowHeader: true, isMono: true },
  { id: 'part', label: 'Part', width: 14, isFlexible: true },
  { id: 'quantity', label: 'Quantity', width: 12, isMono: true },
];

const lines: readonly Line[] = [
  { id: 1, part: 'Thick-film resistor, 0603', quantity: 4000 },
  { id: 2, part: 'Ceramic capacitor, 0402', quantity: 12_500 },
  { id: 3, part: 'LDO regulator', quantity: 250 },
];

interface HostProps {
  /** The response of the server: the reason if it refuses the quantity. */
  onSave: (line: number, quantity: number) => string | void | Promise<string | void>;
}

/** A bill of materials whose quantities can be edited. */
function Host({ onSave }: HostProps) {
  const [rows, setRows] = useState(lines);
  const renderCell = useCallback(
    (line: Line, column: ColumnId) =>
      column === 'quantity' ? (
        <EditableCell
          label={`Quantity of line ${line.id}`}
          value={line.quantity}
          renderField={(field) => <NumberField {...field} minValue={1} step={1} />}
          onSave={async (quantity) => {
            const refusal = await onSave(line.id, quantity);
            if (!refusal) setRows((current) => current.map((row) => (row.id === line.id ? { ...row, quantity } : row)));
            return refusal;
          }}
        >
          {formatNumber(line.quantity)}
        </EditableCell>
      ) : (
        line[column]
      ),
    [onSave],
  );
  return <Table aria-label="Bill of materials" columns={columns} rows={rows} renderCell={renderCell} />;
}

const meta = preview.meta({
  title: 'Components/EditableCell',
  component: Host,
  subcomponents: { EditableCell },
  argTypes: { onSave: { description: 'Called with the number of the line and the new quantity.' } },
  parameters: {
    guide: {
      instead: [
        '`StatusSelect` for a choice in a row.',
        'A `Dialog` with a form for several values of a row.',
        'Fields that are always visible, such as a `NumberField` in each line of a cart, if most rows are changed.',
      ],
      keyboard: [
        '`Enter, Space or F2` On the value: edits it.',
        '`Enter` In the field: saves, and returns focus to the value.',
        '`Tab` In the field: saves, and moves on.',
        '`Escape` Restores the value.',
      ],
      copy: ['The label names the value and its row: Quantity of line 2.', 'A refusal says what is possible.'],
    },
  },
  args: { onSave: fn<HostProps['onSave']>() },
});

/** The values of the last column can be pressed. A pencil shows on hover and focus, and always on touch screens. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('edits, saves and restores by keyboard alone', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Quantity of line 2 12,500' })).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await expect(canvas.getByRole('textbox', { name: 'Quantity of line 2' })).toHaveFocus();
  await userEvent.keyboard('500{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Quantity of line 2 500' })).toHaveFocus());
  await expect(args.onSave).toHaveBeenLastCalledWith(2, 500);
  await userEvent.keyboard('{Enter}9{Escape}');
  await expect(canvas.getByRole('button', { name: 'Quantity of line 2 500' })).toHaveFocus();
  await expect(args.onSave).toHaveBeenCalledTimes(1);
});

/** The value is selected, so that typing replaces it. */
export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quantity of line 2 12,500' }));
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of line 2' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('12,500');
  },
});

/** The server has not responded yet. */
export const Pending = meta.story({
  args: { onSave: fn<HostProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Quantity of line 2 12,500' }).focus();
    await userEvent.keyboard('{F2}900{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Quantity of line 2' })).toHaveAttribute('readonly'),
    );
  },
});

/** The value stays in the field until it is corrected or restored. */
export const Refused = meta.story({
  args: { onSave: fn<HostProps['onSave']>(() => 'Only 10,000 in stock until March.') },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Quantity of line 2 12,500' }).focus();
    await userEvent.keyboard('{F2}20000{Enter}');
    await canvas.findByText('Only 10,000 in stock until March.');
  },
});

Refused.test('describes the field, and Escape restores the value', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Quantity of line 2' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Only 10,000 in stock until March.');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('button', { name: 'Quantity of line 2 12,500' })).toHaveFocus();
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
