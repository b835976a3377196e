import { AdminOrdersScreen } from '@pcb/screens/admin/AdminOrdersScreen';
import { manyAdminOrders } from '@pcb/screens/fixtures';
import { Button } from '@pcb/ui/Button';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const onStatusChange = fn();
const onExport = fn();

/** The order list with `rowCount` rows. A button mounts it, so that the benchmark can time the mount. */
function OrderListBenchmark({ rowCount }: { rowCount: number }) {
  const [isMounted, setMounted] = useState(false);
  const rows = useMemo(() => manyAdminOrders(rowCount), [rowCount]);
  return (
    <main>
      {isMounted ? (
        <AdminOrdersScreen
          rows={{ status: 'ready', value: rows }}
          onStatusChange={onStatusChange}
          onExport={onExport}
        />
      ) : (
        <Button onPress={() => setMounted(true)}>Mount {rowCount} rows</Button>
      )}
    </main>
  );
}

const meta = preview.meta({
  title: 'Benchmarks/Order list',
  tags: ['nightly'],
  component: OrderListBenchmark,
  parameters: { layout: 'fullscreen' },
  args: { rowCount: 1000 },
  argTypes: { rowCount: { control: 'select', options: [100, 1000, 10_000, 100_000] } },
});

/** `npm run bench` uses this story to time mounting, searching and sorting with 100 to 100 000 rows. */
export const Playground = meta.story({});

Playground.test(
  'mounts when the button is pressed, and renders only the visible rows',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mount 1000 rows' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
);
