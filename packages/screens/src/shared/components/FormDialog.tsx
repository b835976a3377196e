'use client';
import { Button, type ButtonProps } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { type ReactNode, useId } from 'react';

export interface FormDialogProps extends Pick<ButtonProps, 'tone'> {
  title: string;
  submitLabel: string;
  cancelLabel: string;
  isSaving?: boolean | undefined;
  isOpen: boolean;
  onClose: () => void;
  children: (formId: string) => ReactNode;
}

/** A dialog around a form. It cannot be closed while saving, because the result would be missed. */
export function FormDialog({
  title,
  submitLabel,
  cancelLabel,
  tone = 'primary',
  isSaving = false,
  isOpen,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isSaving} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  );
}
