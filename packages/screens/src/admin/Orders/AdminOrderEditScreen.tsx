import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import type { FormValuesOf } from '@pcb/records/fields';
import type { ReactNode } from 'react';
import { orderedLinesContent } from '../../quote/OrderedLines/OrderedLines.content.ts';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import type { EditPageProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminOrder, orders } from './orders.ts';

// The demonstration has no lines, and the specification of a service needs the copy of every form.
const OrderedLines = lazyComponent(
  async () => (await import('../../quote/OrderedLines/OrderedLines.tsx')).OrderedLines,
  <Skeleton lines={8} />,
  renderLoadError,
);

/** Copy of the order edit page. */
export const adminOrderEditContent = { ...recordEditContent(orders), lines: orderedLinesContent };

export type AdminOrderEditContent = typeof adminOrderEditContent;

export interface EditedOrder extends FormValuesOf<typeof orders, 'edit'> {}

export interface AdminOrderEditScreenProps extends EditPageProps<typeof orders, AdminOrder, AdminOrderEditContent> {
  /** Rendered below the form, such as an `OrderDesk`. */
  desk?: ReactNode;
}

/**
 * The form for editing an order, with one component per line, and what was ordered: specification, prices and files.
 *
 * @example <AdminOrderEditScreen record={order} onSave={save} onCancel={goBack} />
 */
export function AdminOrderEditScreen({ desk, content = adminOrderEditContent, ...props }: AdminOrderEditScreenProps) {
  const lines = props.record.status === 'ready' ? props.record.value?.lines : undefined;
  return (
    <RecordEditScreen
      {...props}
      kind={orders}
      content={content}
      belowForm={
        desk || lines?.length ? (
          <Stack gap="section">
            {desk}
            {lines?.length ? <OrderedLines lines={lines} content={content.lines} /> : null}
          </Stack>
        ) : null
      }
    />
  );
}
