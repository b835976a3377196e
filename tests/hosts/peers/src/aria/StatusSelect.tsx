import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { type Order, statuses } from '../shared/orders.ts';

interface StatusSelectProps {
  order: Order;
  onChange: (id: number, status: string) => void;
}

/** The status in a row. */
export const StatusSelect = ({ order, onChange }: StatusSelectProps) => (
  <Select
    aria-label={`Status of #${order.id}`}
    value={order.status}
    onChange={(status) => onChange(order.id, String(status))}
  >
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox>
        {statuses.map((status) => (
          <ListBoxItem key={status} id={status}>
            {status}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </Select>
);
