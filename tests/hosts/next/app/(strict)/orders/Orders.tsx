'use client';
import { Checkbox } from '@pcb/ui/Checkbox';
import { Meter } from '@pcb/ui/Meter';
import { Select } from '@pcb/ui/Select';
import { Table } from '@pcb/ui/Table';
import { TextField } from '@pcb/ui/TextField';

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1 }));
const columns = [
  { id: 'id', label: 'Order', isRowHeader: true, width: 8 },
  { id: 'total', label: 'Total', align: 'end' },
] as const;

export function Orders() {
  return (
    <div>
      <TextField label="Width" unit="mm" />
      <Checkbox>Electrical test</Checkbox>
      <Select label="Layers" items={[{ id: '2', label: '2 layers' }]} />
      <Meter label="Panel" value={37} valueLabel="37 % used" />
      <Table
        aria-label="Orders"
        columns={columns}
        rows={rows}
        renderCell={({ id }, column) => (column === 'id' ? `#${id}` : id * 100)}
        selectionMode="multiple"
        maxHeight="20rem"
      />
    </div>
  );
}
