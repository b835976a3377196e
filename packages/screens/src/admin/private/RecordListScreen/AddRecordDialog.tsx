'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { useId } from 'react';
import { type RecordField, type RecordFieldsContent, RecordForm } from '../RecordForm.tsx';
import type { recordListText } from '../recordText.ts';
import type { AddRecordState } from './props.ts';

export interface AddRecordDialogProps<Field extends string> extends AddRecordState<Field> {
  fields: readonly RecordField<Field>[];
  statuses: readonly string[];
  content: RecordFieldsContent<Field> & ReturnType<typeof recordListText>['add'];
}

/** A dialog with a form for a new record. */
export function AddRecordDialog<Field extends string>({
  isAddOpen = false,
  onAddOpenChange,
  onAdd,
  isSaving = false,
  problems,
  fields,
  statuses,
  content,
}: AddRecordDialogProps<Field>) {
  const formId = useId();
  return (
    <Dialog
      title={content.title}
      closeLabel={content.closeDialog}
      isOpen={isAddOpen}
      onOpenChange={onAddOpenChange}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onAddOpenChange(false)}>
            {content.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={isSaving}>
            {content.submit}
          </Button>
        </>
      }
    >
      <RecordForm
        id={formId}
        fields={fields}
        content={content}
        values={{ status: statuses[0] }}
        statuses={statuses}
        isSaving={isSaving}
        problems={problems}
        onSubmit={onAdd}
      />
    </Dialog>
  );
}
