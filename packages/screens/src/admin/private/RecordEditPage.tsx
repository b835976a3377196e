'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { RecordToEdit } from '../records.ts';
import * as styles from './RecordEditPage.css.ts';
import { type RecordField, type RecordFieldsContent, RecordForm, type RecordValues } from './RecordForm.tsx';
import type { EditWords } from './words.ts';

/** The words of one edit page. */
export interface RecordEditContent<Name extends string> extends EditWords, RecordFieldsContent<Name> {
  /** The link to the list. */
  list: string;
  /** The heading: which record is edited. */
  titleOf: (name: string) => string;
}

/** What the host of an edit page gives and hears. */
export interface RecordEditProps<Row, Name extends string> {
  /** The record by the id in the address; `recordToEdit` finds it. */
  record: RecordToEdit<Row>;
  /** 'Save' was pressed, with the values of all fields. */
  onSave: (values: RecordValues<Name>) => void;
  /** 'Cancel' was pressed. */
  onCancel: () => void;
  /** 'Try again' after the record could not be loaded. */
  onRetry?: () => void;
}

export interface RecordEditPageProps<Row extends { id: string | number }, Name extends string> extends RecordEditProps<
  Row,
  Name
> {
  fields: readonly RecordField<Name>[];
  statuses: readonly string[];
  content: RecordEditContent<Name>;
  /** Where the list is. */
  listHref: string;
  /** How the heading calls the record. */
  nameOf: (record: Row) => string;
  valuesOf: (record: Row) => RecordValues<Name>;
}

/** A record in a form, with a way back to its list. */
export function RecordEditPage<Row extends { id: string | number }, Name extends string>({
  record,
  onSave,
  onCancel,
  onRetry,
  fields,
  statuses,
  content,
  listHref,
  nameOf,
  valuesOf,
}: RecordEditPageProps<Row, Name>) {
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const page = (heading: string, body: ReactNode) => (
    <div className={styles.page}>
      <Stack gap="small" align="start">
        <Text size="small">
          <Link variant="standalone" href={listHref}>
            <ArrowLeft size={16} aria-hidden="true" className={styles.arrow} />
            {content.list}
          </Link>
        </Text>
        <Heading ref={title} level={1} size="heading" id="page-title" tabIndex={-1} className={styles.title}>
          {heading}
        </Heading>
      </Stack>
      {body}
    </div>
  );

  switch (record.status) {
    case 'loading':
      return page(
        content.loading,
        <Card padding="none" aria-busy="true">
          <div className={styles.body}>
            <Stack gap="xlarge">
              <Skeleton height="2.5rem" />
              <Skeleton height="2.5rem" />
              <Skeleton height="2.5rem" />
            </Stack>
          </div>
        </Card>,
      );
    case 'failed':
      return page(
        content.failed.title,
        <Box surface="plain" border borderRadius="large" padding="xlarge">
          <Stack align="start">
            <Text>{content.failed.text}</Text>
            {onRetry ? (
              <Button
                onPress={() => {
                  title.current?.focus();
                  onRetry();
                }}
              >
                {content.failed.retry}
              </Button>
            ) : null}
          </Stack>
        </Box>,
      );
    case 'notFound':
      return page(
        content.notFound.title,
        <Box surface="plain" border borderRadius="large" padding="xlarge">
          <Stack align="start" gap="xlarge">
            <div className={styles.drawing}>
              <EmptyFootprint />
            </div>
            <Text measure>{content.notFound.text}</Text>
            <ButtonLink href={listHref}>{content.notFound.back}</ButtonLink>
          </Stack>
        </Box>,
      );
    case 'ready':
      return page(
        content.titleOf(nameOf(record.record)),
        <Card padding="none">
          <div className={styles.body}>
            <RecordForm
              // Another record begins with its own values.
              key={record.record.id}
              id={formId}
              layout="wide"
              fields={fields}
              content={content}
              values={valuesOf(record.record)}
              statuses={statuses}
              onSubmit={onSave}
            />
          </div>
          <div className={styles.footer}>
            <Button variant="outline" tone="neutral" onPress={onCancel}>
              {content.cancel}
            </Button>
            <Button type="submit" form={formId}>
              {content.save}
            </Button>
          </div>
        </Card>,
      );
  }
}
