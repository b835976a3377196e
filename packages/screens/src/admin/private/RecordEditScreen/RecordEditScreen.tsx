'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import type { RecordRow } from '@pcb/records/fields';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as adminPageStyles from '../../../shared/components/AdminPage.css.ts';
import { AdminPage } from '../../../shared/components/AdminPage.tsx';
import { BackLink } from '../../../shared/components/BackLink.tsx';
import { useHasBeen } from '../../../shared/hooks/useHasBeen.ts';
import { busyIfStale } from '../../../shared/remote/busyIfStale.ts';
import { lazyComponent } from '../../../shared/remote/lazyComponent.tsx';
import { LoadFailed } from '../../../shared/remote/LoadFailed.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { listHref, nameOf, type RecordKind } from '../records/recordKind.ts';
import type { RecordEditContent } from '../records/recordText.ts';
import type { RecordEditProps } from './props.ts';
import * as styles from './RecordEditScreen.css.ts';
import { TheirVersion } from './TheirVersion.tsx';

// Needed only when the user leaves with unsaved changes.
const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, null);

export interface RecordEditScreenProps<Row extends RecordRow, Values extends object> extends RecordEditProps<
  Row,
  Values
> {
  /** Describes the records and their fields. */
  kind: RecordKind;
  content: RecordEditContent;
  /** Rendered below an existing record, also for an administrator who may only read. */
  belowForm?: ReactNode;
}

/**
 * The edit page of a record, with a link back to its list. The kind of record determines the fields.
 *
 * @example <RecordEditScreen kind={orders} content={adminOrderEditContent} record={record} onSave={save} onCancel={goBack} />
 */
export function RecordEditScreen<Row extends RecordRow, Values extends object>({
  kind,
  content,
  belowForm,
  record,
  listHref: href = listHref(kind),
  isReadOnly = false,
  isSaving = false,
  problems,
  onSave,
  onCancel,
  onDirtyChange,
  conflict,
  leaveQuestion,
}: RecordEditScreenProps<Row, Values>) {
  const formId = useId();
  const [mine, setMine] = useState<Values>();
  // The other administrator's version, if the user has chosen to continue from it, until the record is loaded again.
  const [taken, setTaken] = useState<{ over: Row; record: Values; times: number }>();
  const wasAsked = useHasBeen(leaveQuestion !== undefined);
  // Loaded before the user types: a later deploy may remove this code, and the unsaved input would be lost.
  useEffect(() => void LeaveDialog.load().catch(() => {}), []);
  const title = useRef<HTMLHeadingElement>(null);
  const below = belowForm ? <div className={adminPageStyles.measure}>{belowForm}</div> : null;
  const page = (heading: string, body: ReactNode) => (
    <AdminPage title={heading} titleRef={title} back={<BackLink href={href} label={content.list} />}>
      {body}
    </AdminPage>
  );

  if (record.status === 'loading') {
    return page(
      content.loading,
      <Card padding="none" aria-busy="true" className={adminPageStyles.measure}>
        <div className={styles.body}>
          <Stack gap="xlarge">
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </Stack>
        </div>
      </Card>,
    );
  }
  if (record.status === 'failed') {
    return page(content.record, <LoadFailed copy={content.failed} onRetry={record.onRetry} focusOnRetry={title} />);
  }
  if (record.value === undefined || isReadOnly) {
    const { title: reason, text } = content[record.value ? 'readOnly' : 'notFound'];
    return page(
      record.value ? nameOf(kind, record.value) : content.record,
      <>
        <Card padding="none">
          <EmptyState
            art={<EmptyFootprint />}
            title={reason}
            action={<ButtonLink href={href}>{content.back}</ButtonLink>}
          >
            {text}
          </EmptyState>
        </Card>
        {record.value ? below : null}
      </>,
    );
  }
  const { value } = record;
  const current = taken?.over.id === value.id ? taken : undefined;
  return page(
    content.titleOf(nameOf(kind, value)),
    <>
      <Card padding="none" aria-busy={busyIfStale(record)} className={adminPageStyles.measure}>
        <div className={styles.body}>
          <RecordForm
            // Resets the form for another record, and when the user takes over another version.
            key={`${value.id} ${current?.times ?? 0}`}
            id={formId}
            kind={kind}
            content={content}
            record={current?.over === value ? current.record : value}
            isSaving={isSaving}
            problems={problems}
            onDirtyChange={onDirtyChange}
            onSubmit={(values: Values) => {
              setMine(values);
              onSave(values);
            }}
          />
        </div>
        {conflict ? (
          <div className={styles.conflict}>
            <TheirVersion
              kind={kind}
              content={content}
              theirs={conflict.theirs}
              mine={mine ?? value}
              onTakeTheirs={() => {
                setTaken({ over: value, record: conflict.theirs, times: (current?.times ?? 0) + 1 });
                conflict.onTakeTheirs();
              }}
            />
          </div>
        ) : null}
        <Inline justify="end" className={styles.footer}>
          <Button variant="outline" tone="neutral" onPress={onCancel}>
            {content.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={isSaving}>
            {content.save}
          </Button>
        </Inline>
        {wasAsked ? <LeaveDialog question={leaveQuestion} content={content.leave} /> : null}
      </Card>
      {below}
    </>,
  );
}
