import type { RecordValues } from '../private/RecordForm.tsx';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { type AdminOrder, orderStatuses } from '../records.ts';
import { adminOrderEditContent, type AdminOrderEditContent } from './AdminOrderEditScreen.content.ts';

export { adminOrderEditContent, type AdminOrderEditContent } from './AdminOrderEditScreen.content.ts';

type OrderField = keyof AdminOrderEditContent['labels'];
export type EditedOrder = RecordValues<OrderField>;
export type AdminOrderEditScreenProps = RecordEditProps<AdminOrder, OrderField>;

const orderForm: RecordEditDescription<AdminOrder, OrderField> = {
  section: 'orders',
  fields: [
    { name: 'pcbName', isRequired: true },
    { name: 'customer', isRequired: true },
    { name: 'status', kind: 'status' },
    { name: 'date', kind: 'date', isRequired: true },
    { name: 'total', isRequired: true },
    { name: 'components', kind: 'lines' },
    { name: 'shippingAddress', kind: 'lines' },
    { name: 'notes', kind: 'lines' },
  ],
  statuses: orderStatuses,
  nameOf: ({ id }) => id,
  valuesOf: ({ details, ...order }) => ({ ...order, ...details, components: details.components.join('\n') }),
};

/**
 * The form for editing an order, with one component per line.
 *
 * @example <AdminOrderEditScreen record={order} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({ content = adminOrderEditContent, ...props }: AdminOrderEditScreenProps) {
  return <RecordEditScreen {...props} description={orderForm} content={content} />;
}
