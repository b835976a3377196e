'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { useId } from 'react';
import { RecordForm } from '../RecordForm.tsx';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import type { AddRecordState } from './props.ts';

export interface AddRecordDialogProps<Values> extends AddRecordState<Values> {
  kind: RecordKind;
  content: RecordListContent['add'];
}

export function AddRecordDialog<Values>({
  isAddOpen = false,
  onAddOpenChange,
  onAdd,
  isSaving = false,
  problems,
  kind,
  content,
}: AddRecordDialogProps<Values>) {
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
      <RecordForm id={formId} kind={kind} content={content} isSaving={isSaving} problems={problems} onSubmit={onAdd} />
    </Dialog>
  );
}
