'use client';
import { DateField } from '@pcb/ui/DateField';
import { ErrorSummary } from '@pcb/ui/ErrorSummary';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { NumberField } from '@pcb/ui/NumberField';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useRef } from 'react';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import * as styles from './RecordForm.css.ts';
import { statusItems } from './statusItems.ts';
import { useDirtyForm } from './useDirtyForm.ts';

/** A field of a form. The content holds its label under `name`. */
export interface RecordField<Name extends string> {
  name: Name;
  /** The input type. `lines` is multi-line text, `status` a select of the statuses. @default 'text' */
  kind?: 'text' | 'email' | 'password' | 'count' | 'date' | 'lines' | 'status';
  /** Whether the field is required. @default false */
  isRequired?: boolean;
}

/** Labels and placeholders of the fields. */
export interface RecordFieldsContent<Name extends string> {
  labels: Record<Name, string>;
  placeholders?: Partial<Record<Name, string>>;
  /** Shown when a fraction is typed or pasted into a count. */
  wholeNumbers?: string;
}

/** The values of the fields, as text. */
export type RecordValues<Name extends string> = Record<Name, string>;

export interface RecordFormProps<Name extends string> extends Sending<Name> {
  /** The id of the form element, for a submit button outside the form. */
  id: string;
  fields: readonly RecordField<Name>[];
  content: RecordFieldsContent<Name>;
  /** The initial values. */
  values: Readonly<Partial<Record<string, string>>>;
  statuses: readonly string[];
  /** One column, or two where there is room. @default 'narrow' */
  layout?: 'narrow' | 'wide';
  /** Called when the values start or stop to differ from the initial ones. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called when the form is submitted and its required fields are filled in. Not called while saving. */
  onSubmit: (values: RecordValues<Name>) => void;
}

/** A form generated from a description of its fields. */
export function RecordForm<Name extends string>({
  id,
  fields,
  content,
  values,
  statuses,
  layout = 'narrow',
  isSaving = false,
  problems,
  onDirtyChange,
  onSubmit,
}: RecordFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  useDirtyForm(form, onDirtyChange);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const data = new FormData(event.currentTarget);
    const textOf = (name: Name) => {
      const entry = data.get(name);
      // FormData has CRLF line breaks; records have LF.
      return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n') : '';
    };
    onSubmit(Object.fromEntries(fields.map(({ name }) => [name, textOf(name)])) as RecordValues<Name>);
  };
  return (
    <Form ref={form} id={id} validationErrors={problems?.fields} onSubmit={submit}>
      <Grid columns={layout === 'wide' ? { phone: 1, tablet: 2 } : 1} align="start">
        <ErrorSummary headingLevel={layout === 'wide' ? 2 : 3} className={styles.fullWidth} />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            label={content.labels[field.name]}
            placeholder={content.placeholders?.[field.name]}
            wholeNumbers={content.wholeNumbers}
            value={values[field.name] ?? ''}
            statuses={statuses}
          />
        ))}
        <ProblemNote text={problems?.general} />
      </Grid>
    </Form>
  );
}

function Field({
  field: { name, kind = 'text', isRequired = false },
  label,
  placeholder,
  wholeNumbers,
  value,
  statuses,
}: {
  field: RecordField<string>;
  label: string;
  placeholder: string | undefined;
  wholeNumbers: string | undefined;
  value: string;
  statuses: readonly string[];
}) {
  const common = { name, label, isRequired };
  const words = placeholder === undefined ? {} : { placeholder };
  // A single-line input would drop the line breaks of the value.
  switch (kind === 'text' && value.includes('\n') ? 'lines' : kind) {
    case 'status':
      return <Select {...common} items={statusItems(statuses, value)} defaultValue={value} />;
    case 'date':
      return <DateField {...common} defaultValue={value} />;
    case 'count':
      return (
        <NumberField
          {...common}
          {...(wholeNumbers !== undefined && { fractionNote: wholeNumbers })}
          minValue={0}
          step={1}
          formatOptions={wholeNumbersFormat}
          defaultValue={Number(value)}
        />
      );
    case 'lines':
      return <TextArea {...common} {...words} className={styles.fullWidth} defaultValue={value} />;
    case 'password':
      return <PasswordField {...common} autoComplete="new-password" defaultValue={value} />;
    default:
      return <TextField {...common} {...words} type={kind} autoComplete="off" defaultValue={value} />;
  }
}
