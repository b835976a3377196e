'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { type ReactNode, useState } from 'react';
import * as styles from './RecordDialog.css.ts';

/** The words of a dialog with the details of a record. */
export interface RecordDialogContent {
  /** The button below. */
  close: string;
  /** The cross above: another name, so that each of the two can be called. */
  closeDialog: string;
}

export interface RecordDialogProps<Row> {
  /** The record, or `null` for a closed dialog. */
  record: Row | null;
  titleOf: (record: Row) => string;
  /** Names and values, in order. */
  detailsOf: (record: Row) => readonly { name: string; value: ReactNode }[];
  /** What can be done with it, beside 'Close'. */
  actionsOf: (record: Row) => ReactNode;
  content: RecordDialogContent;
  onClose: () => void;
}

/** All that is known of a record. */
export function RecordDialog<Row>({ record, titleOf, detailsOf, actionsOf, content, onClose }: RecordDialogProps<Row>) {
  // What it shows stays while it fades away.
  const [last, setLast] = useState(record);
  if (record !== null && record !== last) setLast(record);
  const shown = record ?? last;
  if (shown === null) return null;
  return (
    <Dialog
      title={titleOf(shown)}
      closeLabel={content.closeDialog}
      isOpen={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {content.close}
          </Button>
          {actionsOf(shown)}
        </>
      }
    >
      <dl className={styles.details}>
        {detailsOf(shown).map(({ name, value }) => (
          <div key={name} className={styles.detail}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Several things as one value. */
export function DetailList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
