import type { EditedOrder } from '../private/recordLabels.ts';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { orderKind } from '../private/recordKinds.ts';
import type { AdminOrder } from '../records.ts';
import { adminOrderEditContent } from './AdminOrderEditScreen.content.ts';

export { adminOrderEditContent, type AdminOrderEditContent } from './AdminOrderEditScreen.content.ts';
export type { EditedOrder } from '../private/recordLabels.ts';

const orderForm: RecordEditDescription<AdminOrder, keyof EditedOrder> = {
  ...orderKind,
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
  valuesOf: ({ details, ...order }) => ({ ...order, ...details, components: details.components.join('\n') }),
};

export type AdminOrderEditScreenProps = RecordEditProps<AdminOrder, keyof EditedOrder>;

/**
 * The form for editing an order, with one component per line.
 *
 * @example <AdminOrderEditScreen record={order} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({ content = adminOrderEditContent, ...props }: AdminOrderEditScreenProps) {
  return <RecordEditScreen {...props} description={orderForm} content={content} />;
}
