'use client';
import { listHref } from '../private/adminPaths.ts';
import { RecordEditPage, type RecordEditProps } from '../private/RecordEditPage.tsx';
import type { RecordField, RecordValues } from '../private/RecordForm.tsx';
import { type AdminOrder, orderStatuses } from '../records.ts';
import { adminOrderEditContent, type AdminOrderEditContent } from './AdminOrderEditScreen.content.ts';

export { adminOrderEditContent, type AdminOrderEditContent } from './AdminOrderEditScreen.content.ts';

type Name = keyof AdminOrderEditContent['labels'];
export type EditedOrder = RecordValues<Name>;

export interface AdminOrderEditScreenProps extends RecordEditProps<AdminOrder, Name> {
  /** Its words: pass others to translate or to re-word it. @default adminOrderEditContent */
  content?: AdminOrderEditContent;
}

const fields: readonly RecordField<Name>[] = [
  { name: 'pcbName', isRequired: true },
  { name: 'customer', isRequired: true },
  { name: 'status', kind: 'status' },
  { name: 'date', kind: 'date', isRequired: true },
  { name: 'total', isRequired: true },
  { name: 'components', kind: 'lines' },
  { name: 'shippingAddress', kind: 'lines' },
  { name: 'notes', kind: 'lines' },
];

/**
 * An order in a form, its components one a line.
 *
 * @example <AdminOrderEditScreen record={recordToEdit(rows, id)} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({ content = adminOrderEditContent, ...props }: AdminOrderEditScreenProps) {
  return (
    <RecordEditPage
      {...props}
      fields={fields}
      statuses={orderStatuses}
      content={content}
      listHref={listHref('orders')}
      nameOf={({ id }) => id}
      valuesOf={({ pcbName, customer, status, date, total, details }) => ({
        pcbName,
        customer,
        status,
        date,
        total,
        components: details.components.join('\n'),
        shippingAddress: details.shippingAddress,
        notes: details.notes,
      })}
    />
  );
}
