'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { CopyButton } from '@pcb/ui/CopyButton';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Dialog } from '@pcb/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { editHref } from '../adminPaths.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { AdminRecord, RecordListContent, RecordListDescription } from './description.ts';
import * as styles from './RecordDialog.css.ts';

export interface RecordDialogProps<Row extends AdminRecord, Label extends string, NewField extends string> {
  /** The record; `null` closes the dialog. */
  record: Row | null;
  description: RecordListDescription<Row, Label, NewField>;
  content: RecordListContent<Label, NewField>;
  /** Called when 'Respond' is pressed. Without it, the button is not rendered. */
  onRespond?: ((row: Row) => void) | undefined;
  onClose: () => void;
}

/** A dialog with the details of a record. */
export function RecordDialog<Row extends AdminRecord, Label extends string, NewField extends string>({
  record,
  description: { section, nameOf, isEditable, detailsOf },
  content: { details: words, labels, copyId },
  onRespond,
  onClose,
}: RecordDialogProps<Row, Label, NewField>) {
  // The record stays visible while the dialog fades out.
  const [last, setLast] = useState(record);
  if (record !== null && record !== last) setLast(record);
  const displayed = record ?? last;
  if (displayed === null || !detailsOf) return null;

  const details = Object.entries(detailsOf(displayed)) as [Label, string | readonly string[]][];
  const rendered = (label: Label, value: string | readonly string[]): ReactNode => {
    if (value.length === 0) return null;
    if (typeof value !== 'string') return <DetailList items={value} />;
    return label === 'status' ? <StatusBadge status={value} /> : value;
  };

  return (
    <Dialog
      title={words.titleOf(nameOf(displayed))}
      closeLabel={words.closeDialog}
      isOpen={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {copyId === undefined ? null : (
            <CopyButton
              label={copyId}
              isLabelHidden
              value={nameOf(displayed)}
              size="medium"
              variant="outline"
              className={styles.copy}
            />
          )}
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {words.close}
          </Button>
          {isEditable ? <ButtonLink href={editHref(section, displayed.id)}>{words.edit}</ButtonLink> : null}
          {onRespond ? <Button onPress={() => onRespond(displayed)}>{words.respond}</Button> : null}
        </>
      }
    >
      <DefinitionList
        items={details.map(([label, value]) => ({ id: label, label: labels[label], value: rendered(label, value) }))}
      />
    </Dialog>
  );
}

function DetailList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
