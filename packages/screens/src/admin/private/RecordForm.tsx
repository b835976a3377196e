'use client';
import { DateField } from '@pcb/ui/DateField';
import { NumberField } from '@pcb/ui/NumberField';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import type { FormEvent } from 'react';
import * as styles from './RecordForm.css.ts';
import { statusItems } from './statusItems.ts';

/** One field of a form. Its words are in the content, by its name. */
export interface RecordField<Name extends string> {
  name: Name;
  /** What is typed or chosen; `status` is one of the statuses. @default 'text' */
  kind?: 'text' | 'email' | 'password' | 'count' | 'date' | 'lines' | 'status';
  /** Not saved without it. @default false */
  isRequired?: boolean;
}

/** The words of a form's fields. */
export interface RecordFieldsContent<Name extends string> {
  labels: Record<Name, string>;
  placeholders?: Partial<Record<Name, string>>;
}

/** What is in the fields, all of it text. */
export type RecordValues<Name extends string> = Record<Name, string>;

export interface RecordFormProps<Name extends string> {
  /** For a button that stands outside of the form. */
  id: string;
  fields: readonly RecordField<Name>[];
  content: RecordFieldsContent<Name>;
  /** What the fields start with. */
  values: Partial<RecordValues<Name>>;
  statuses: readonly string[];
  /** One field a line, or two where there is room. @default 'narrow' */
  layout?: 'narrow' | 'wide';
  onSubmit: (values: RecordValues<Name>) => void;
}

/** The form of a record, by a description of its fields. */
export function RecordForm<Name extends string>({
  id,
  fields,
  content,
  values,
  statuses,
  layout = 'narrow',
  onSubmit,
}: RecordFormProps<Name>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (name: Name) => {
      const entry = data.get(name);
      // A form sends line breaks as CRLF; what was in the record had none of its own.
      return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n') : '';
    };
    onSubmit(Object.fromEntries(fields.map(({ name }) => [name, textOf(name)])) as RecordValues<Name>);
  };
  return (
    <form id={id} className={styles.forms[layout]} onSubmit={submit}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          label={content.labels[field.name]}
          placeholder={content.placeholders?.[field.name]}
          value={values[field.name] ?? ''}
          statuses={statuses}
        />
      ))}
    </form>
  );
}

function Field({
  field: { name, kind = 'text', isRequired = false },
  label,
  placeholder,
  value,
  statuses,
}: {
  field: RecordField<string>;
  label: string;
  placeholder: string | undefined;
  value: string;
  statuses: readonly string[];
}) {
  const common = { name, label, isRequired };
  const words = placeholder === undefined ? {} : { placeholder };
  // A text of one line would lose the line breaks that a record has.
  switch (kind === 'text' && value.includes('\n') ? 'lines' : kind) {
    case 'status':
      return <Select {...common} items={statusItems(statuses, value)} defaultValue={value} />;
    case 'date':
      return <DateField {...common} defaultValue={value} />;
    case 'count':
      return <NumberField {...common} minValue={0} step={1} defaultValue={Number(value)} />;
    case 'lines':
      return <TextArea {...common} {...words} className={styles.whole} defaultValue={value} />;
    default:
      return (
        <TextField
          {...common}
          {...words}
          type={kind}
          autoComplete={kind === 'password' ? 'new-password' : 'off'}
          defaultValue={value}
        />
      );
  }
}
