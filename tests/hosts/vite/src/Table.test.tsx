import { Table } from '@pcb/ui/Table';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1 }));
const columns = [{ id: 'id', label: 'Order', isRowHeader: true }] as const;

it('shows all rows of a long table', () => {
  render(<Table aria-label="Orders" columns={columns} rows={rows} renderCell={({ id }) => `#${id}`} />);
  expect(screen.getByRole('rowheader', { name: '#1000' })).toBeDefined();
});
