'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { useId } from 'react';
import { type RecordField, type RecordFieldsContent, RecordForm, type RecordValues } from './RecordForm.tsx';

export interface AddRecordDialogProps<Name extends string> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  fields: readonly RecordField<Name>[];
  values: Partial<RecordValues<Name>>;
  statuses: readonly string[];
  content: RecordFieldsContent<Name> & { title: string; submit: string; cancel: string; closeDialog: string };
  /** The form was filled; the dialog closes. */
  onAdd: (values: RecordValues<Name>) => void;
}

/** A form for a new record. */
export function AddRecordDialog<Name extends string>({
  isOpen,
  onOpenChange,
  fields,
  values,
  statuses,
  content,
  onAdd,
}: AddRecordDialogProps<Name>) {
  const formId = useId();
  return (
    <Dialog
      title={content.title}
      closeLabel={content.closeDialog}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onOpenChange(false)}>
            {content.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {content.submit}
          </Button>
        </>
      }
    >
      <RecordForm
        id={formId}
        fields={fields}
        content={content}
        values={values}
        statuses={statuses}
        onSubmit={(added) => {
          onOpenChange(false);
          onAdd(added);
        }}
      />
    </Dialog>
  );
}
