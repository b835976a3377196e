'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { useId } from 'react';
import type { Sending } from '../../shared/remote.ts';
import { type RecordField, type RecordFieldsContent, RecordForm, type RecordValues } from '../private/RecordForm.tsx';
import type { recordListWords } from '../private/recordWords.ts';

/** The form for a new record. The host opens and closes it: after 'Add' it closes it as soon as the record is taken. */
export interface AddRecordState<Field extends string> extends Sending<Field> {
  /** Whether the form for a new record is open. @default false */
  isAddOpen?: boolean | undefined;
  /** Called when the button that opens the form is pressed, and when the form is dismissed. */
  onAddOpenChange: (isOpen: boolean) => void;
  /** Called when the form is submitted and its required fields are filled in. */
  onAdd: (values: RecordValues<Field>) => void;
}

export interface AddRecordDialogProps<Field extends string> extends AddRecordState<Field> {
  fields: readonly RecordField<Field>[];
  statuses: readonly string[];
  content: RecordFieldsContent<Field> & ReturnType<typeof recordListWords>['add'];
}

/** A form for a new record. */
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
