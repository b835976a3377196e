'use client';
import type { NamedField, RecordField } from '@pcb/records/fields';
import { readRupees } from '@pcb/records/readRupees';
import { DateField } from '@pcb/ui/DateField';
import { ErrorSummary } from '@pcb/ui/ErrorSummary';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { NumberField } from '@pcb/ui/NumberField';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type FormEvent, useEffect, useState } from 'react';
import { OvertakenFields } from '../../shared/components/OvertakenFields.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import { useEditedValues } from '../../shared/hooks/useEditedValues.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import { fullWidth } from '../../shared/styles/fullWidth.css.ts';
import { choiceItems, formFieldsOf, type RecordKind } from './records/recordKind.ts';
import type { RecordFormContent } from './records/recordText.ts';
import { textOf, valueType } from './records/valueTypes.ts';

export interface RecordFormProps<Values> extends Sending<keyof Values & string> {
  /** The id of the form element, for a submit button outside the form. */
  id: string;
  kind: RecordKind;
  content: RecordFormContent;
  /** The values of fields that the user has not changed. If omitted, the form is for a new record. */
  record?: object;
  /** Called when the values start or stop differing from those of the record. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called when the form is submitted and its fields are valid. Not called while saving. */
  onSubmit: (values: Values) => void;
}

const shortTypes: ReadonlySet<RecordField['type']> = new Set(['choice', 'date', 'count', 'money']);

function groupsOf(fields: readonly NamedField[]): NamedField[][] {
  const isShort = (named: NamedField | undefined) => named !== undefined && shortTypes.has(named[1].type);
  const groups: NamedField[][] = [];
  for (const named of fields) {
    const last = groups.at(-1);
    if (last && isShort(last[0]) && isShort(named)) last.push(named);
    else groups.push([named]);
  }
  return groups;
}

/** One column for a new record. Two columns for an existing one, if there is room; three short fields share a row. */
export function RecordForm<Values>({
  id,
  kind,
  content,
  record,
  isSaving = false,
  problems,
  onDirtyChange,
  onSubmit,
}: RecordFormProps<Values>) {
  const fields = formFieldsOf(kind, record ? 'edit' : 'new');
  const stored: Readonly<Record<string, string>> = Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      (record && textOf(record, name, field)) || (field.type === 'choice' ? (field.choices[0] ?? '') : ''),
    ]),
  );
  const { values, change, isOvertaken } = useEditedValues(stored);
  // A number field reports its text only on blur.
  const [isTypingNumber, setTypingNumber] = useState(false);
  const isDirty = isTypingNumber || fields.some(([name]) => values[name] !== stored[name]);
  const report = useStableCallback(onDirtyChange);
  useEffect(() => {
    if (!isDirty) return;
    report(true);
    return () => report(false);
  }, [isDirty, report]);
  const overtaken = fields
    .filter(([name]) => isOvertaken(name))
    .map(([name]) => ({ id: name, label: content.labels[name] ?? name, value: stored[name] ?? '' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    onSubmit(
      Object.fromEntries(fields.map(([name, field]) => [name, valueType(field).read(values[name] ?? '')])) as Values,
    );
  };
  const renderField = ([name, field]: NamedField) => (
    <Field
      key={name}
      name={name}
      field={field}
      content={content}
      stored={stored[name] ?? ''}
      value={values[name] ?? ''}
      onChange={change(name)}
      onTypingNumber={setTypingNumber}
    />
  );
  return (
    <Form id={id} validationErrors={problems?.fields} onSubmit={submit}>
      <Grid columns={record ? { phone: 1, tablet: 2 } : 1} gap="large" align="start">
        <ErrorSummary headingLevel={record ? 2 : 3} className={fullWidth} />
        {record
          ? groupsOf(fields).map((group) =>
              group.length === 3 ? (
                <Grid
                  key={group[0]?.[0]}
                  columns={{ phone: 1, tablet: 3 }}
                  gap="large"
                  align="start"
                  className={fullWidth}
                >
                  {group.map(renderField)}
                </Grid>
              ) : (
                group.map(renderField)
              ),
            )
          : fields.map(renderField)}
        <ProblemNote text={problems?.general} />
        <OvertakenFields fields={overtaken} title={content.overtaken} headingLevel={2} className={fullWidth} />
      </Grid>
    </Form>
  );
}

interface FieldProps {
  name: string;
  field: RecordField;
  content: RecordFormContent;
  /** The value of the record. */
  stored: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when typing in a number field starts and ends. */
  onTypingNumber: (isTyping: boolean) => void;
}

function Field({ name, field, content, stored, value, onChange, onTypingNumber }: FieldProps) {
  const { labels, placeholders, help, amounts, wholeNumbers } = content;
  const common = {
    name,
    label: labels[name] ?? '',
    description: help[name],
    isRequired: field.form?.isRequired ?? false,
    value,
    onChange,
  };
  const placeholder = placeholders[name];
  const copy = placeholder === undefined ? {} : { placeholder };
  const hasLines = (field.type === 'text' || field.type === 'price') && `${stored}${value}`.includes('\n');
  // A single-line input would drop the line breaks of the value.
  switch (hasLines ? 'lines' : field.type) {
    case 'choice':
      return <Select {...common} items={field.type === 'choice' ? choiceItems(field, stored) : []} />;
    case 'date':
      return <DateField {...common} format="yearFirst" />;
    case 'count':
      return (
        <NumberField
          {...common}
          fractionNote={wholeNumbers}
          minValue={0}
          step={1}
          formatOptions={wholeNumbersFormat}
          value={Number(value)}
          onChange={(count) => onChange(String(count))}
          onInput={() => onTypingNumber(true)}
          onBlur={() => onTypingNumber(false)}
        />
      );
    case 'money':
      return (
        <TextField
          {...common}
          {...copy}
          autoComplete="off"
          validate={(typed) => {
            const amount = readRupees(typed);
            return amount.isValid ? null : amounts[amount.problem](typed);
          }}
        />
      );
    case 'lines':
    case 'list':
      return <TextArea {...common} {...copy} className={fullWidth} />;
    case 'password':
      return <PasswordField {...common} autoComplete="new-password" />;
    default:
      return <TextField {...common} {...copy} type={field.type === 'email' ? 'email' : 'text'} autoComplete="off" />;
  }
}
