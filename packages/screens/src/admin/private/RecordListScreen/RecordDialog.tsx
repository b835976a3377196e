'use client';
import { fieldsIn, type RecordField, type RecordRow, valueOf } from '@pcb/records/fields';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { CopyButton } from '@pcb/ui/CopyButton';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Dialog } from '@pcb/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { editHref, isEditable, nameOf, type RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';
import { textOf } from '../records/valueTypes.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import * as styles from './RecordDialog.css.ts';

export interface RecordDialogProps<Row extends RecordRow> {
  /** `null` closes the dialog. */
  record: Row | null;
  kind: RecordKind;
  content: RecordListContent;
  isReadOnly: boolean;
  /** Called when 'Respond' is pressed. If omitted, there is no button. */
  onRespond?: ((row: Row) => void) | undefined;
  onClose: () => void;
}

export function RecordDialog<Row extends RecordRow>({
  record,
  kind,
  content: { details: copy, labels },
  isReadOnly,
  onRespond,
  onClose,
}: RecordDialogProps<Row>) {
  // The record stays visible while the dialog fades out.
  const [last, setLast] = useState(record);
  if (record !== null && record !== last) setLast(record);
  const displayed = record ?? last;
  if (displayed === null) return null;

  const name = nameOf(kind, displayed);
  const details = fieldsIn(kind, 'details');
  return (
    <Dialog
      title={copy.titleOf(name)}
      closeLabel={copy.closeDialog}
      isOpen={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {copy.copyName === undefined ? null : (
            <CopyButton
              label={copy.copyName}
              isLabelHidden
              value={name}
              size="medium"
              variant="outline"
              className={styles.copy}
            />
          )}
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {copy.close}
          </Button>
          {isEditable(kind) && !isReadOnly ? (
            <ButtonLink href={editHref(kind, displayed.id)}>{copy.edit}</ButtonLink>
          ) : null}
          {onRespond ? <Button onPress={() => onRespond(displayed)}>{copy.respond}</Button> : null}
        </>
      }
    >
      <DefinitionList
        items={details.map(([id, field]) => ({
          id,
          label: labels[id] ?? '',
          value: detailOf(kind, displayed, id, field),
        }))}
      />
    </Dialog>
  );
}

/** Returns `null` for an empty value, which is shown as a dash. */
function detailOf(kind: RecordKind, row: object, name: string, field: RecordField): ReactNode {
  const text = textOf(row, name, field);
  if (text === '') return null;
  if (field.type === 'choice') return <StatusBadge kind={kind} status={text} />;
  const items = valueOf(row, name);
  if (!Array.isArray(items)) return text;
  return (
    <ul className={styles.list}>
      {items.map((item: string, index) => (
        <li key={`${index} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
