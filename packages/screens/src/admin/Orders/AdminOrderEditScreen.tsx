import type { FormValuesOf } from '@pcb/records/fields';
import type { WithContent } from '../../shared/WithContent.ts';
import type { RecordEditProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { OrderFiles } from './OrderFiles.tsx';
import { orderFilesContent } from './OrderFiles.content.ts';
import { type AdminOrder, orders } from './orders.ts';

export type { OrderFile } from './orders.ts';

export const adminOrderEditContent = { ...recordEditContent(orders), files: orderFilesContent };

export type AdminOrderEditContent = typeof adminOrderEditContent;

export interface EditedOrder extends FormValuesOf<typeof orders, 'edit'> {}

export interface AdminOrderEditScreenProps
  extends RecordEditProps<AdminOrder, EditedOrder>, WithContent<AdminOrderEditContent> {}

/**
 * The form for editing an order, with one component per line, and the customer's files.
 *
 * @example <AdminOrderEditScreen record={order} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({ content = adminOrderEditContent, ...props }: AdminOrderEditScreenProps) {
  const files = props.record.status === 'ready' ? props.record.value?.files : undefined;
  return (
    <RecordEditScreen
      {...props}
      kind={orders}
      content={content}
      belowForm={files?.length ? <OrderFiles files={files} content={content.files} /> : null}
    />
  );
}
