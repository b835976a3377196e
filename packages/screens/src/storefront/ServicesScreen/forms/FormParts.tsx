'use client';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Link } from '@pcb/ui/Link';
import { Select } from '@pcb/ui/Select';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { memo, type ReactNode, useId } from 'react';
import type { Hint } from '../quotes/hints.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { FieldNote } from './FieldNote.tsx';
import { section, sizeDescription, sizeFields, wide } from './FormParts.css.ts';
import type { SetField } from './useSetField.ts';

/** The props of every form. */
export interface FormProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
  content: ServicesContent;
}

interface FormSectionProps {
  title: string;
  /** The minimum width of a column. @default '15rem' */
  minColumnWidth?: string;
  children: ReactNode;
}

/** A group of fields under a legend, in as many columns as fit. */
export function FormSection({ title, minColumnWidth = '15rem', children }: FormSectionProps) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className={section}>
      <Eyebrow id={titleId}>{title}</Eyebrow>
      <Grid minColumnWidth={minColumnWidth}>{children}</Grid>
    </fieldset>
  );
}

/** A field that spans the whole row. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={wide}>{children}</div>;
}

interface Sentence {
  before: string;
  link: string;
  href: string;
  after: string;
}

/** A sentence that contains a link. */
export function LinkedSentence({ sentence }: { sentence: Sentence }) {
  return (
    <>
      {sentence.before}
      <Link href={sentence.href}>{sentence.link}</Link>
      {sentence.after}
    </>
  );
}

export interface ChoiceProps {
  /** The name of the value in the form, and the key of the field in the host's `problems`. */
  name: string;
  words: { label: string; options: Readonly<Record<string, string>> };
  ids: readonly string[];
  value: string;
  onChange: SetField;
  description?: string | Sentence;
}

/** Returns a function that maps the name of a choice to the props of its field. */
export function choicesOf<Options extends Record<string, readonly string[]>>(
  options: Options,
  words: { readonly [Name in keyof Options]: { label: string; options: Record<Options[Name][number], string> } },
  values: { readonly [Name in keyof Options]: Options[Name][number] },
  onChange: SetField,
) {
  return <Name extends keyof Options & string>(name: Name): ChoiceProps => ({
    name,
    words: words[name],
    ids: options[name] ?? [],
    value: values[name],
    onChange,
  });
}

/** The props of the component that shows a choice. */
function choiceField({ name, words, ids, value, onChange, description }: ChoiceProps) {
  return {
    name,
    label: words.label,
    items: ids.map((id) => ({ id, label: words.options[id] ?? id })),
    value,
    onChange: (id: string) => onChange(name, id),
    description: typeof description === 'object' ? <LinkedSentence sentence={description} /> : description,
  };
}

/** A single choice from a few short options, all visible. */
export const ChoiceToggle = memo(function ChoiceToggle(props: ChoiceProps) {
  return <ToggleGroup {...choiceField(props)} />;
});

/** A single choice from many or long options. */
export const ChoiceSelect = memo(function ChoiceSelect(props: ChoiceProps) {
  return <Select {...choiceField(props)} />;
});

interface TypedFieldProps {
  label: string;
  value: string;
  onChange: SetField;
}

/** The name of the board or stencil. */
export const NameField = memo(function NameField({ onChange, ...props }: TypedFieldProps) {
  return <TextField {...props} name="name" onChange={(name) => onChange('name', name)} isRequired autoComplete="off" />;
});

interface TypedNumberFieldProps extends TypedFieldProps {
  /** The name of the value in the form, and the key of the field in the host's `problems`. */
  name: string;
  unit: string;
  inputMode: 'numeric' | 'decimal';
  /** Must be set on the first render: react-aria does not link a description that is added later to the input. */
  description?: ReactNode;
  'aria-describedby'?: string;
}

/** A number field that keeps the text as typed; a corrected value would change the price. */
const TypedNumberField = memo(function TypedNumberField({ onChange, ...props }: TypedNumberFieldProps) {
  return <TextField {...props} onChange={(typed) => onChange(props.name, typed)} isRequired autoComplete="off" />;
});

interface QuantityFieldProps extends TypedFieldProps {
  /** Explains what counts as one piece. */
  help: string;
  hint: Hint | null;
  /** @default content.units.pieces */
  unit?: string;
  content: ServicesContent;
}

/** The number of pieces, with a hint when there is no sample price. */
export const QuantityField = memo(function QuantityField({
  help,
  hint,
  content,
  unit = content.units.pieces,
  ...props
}: QuantityFieldProps) {
  return (
    <TypedNumberField
      {...props}
      name="quantity"
      unit={unit}
      inputMode="numeric"
      description={<FieldNote hint={hint} help={help} content={content} />}
    />
  );
});

interface SizeFieldsProps {
  labels: { size: string; sizeX: string; sizeY: string };
  values: { sizeX: string; sizeY: string };
  onChange: SetField;
  /** Explains which dimensions to enter. */
  help: string;
  hint: Hint | null;
  content: ServicesContent;
}

/** X by Y, with one help text for both. */
export function SizeFields({ labels, values, onChange, help, hint, content }: SizeFieldsProps) {
  const descriptionId = useId();
  return (
    <div role="group" aria-label={labels.size}>
      <div className={sizeFields}>
        {(['sizeX', 'sizeY'] as const).map((name) => (
          <TypedNumberField
            key={name}
            name={name}
            label={labels[name]}
            value={values[name]}
            onChange={onChange}
            unit={content.units.millimetres}
            inputMode="decimal"
            aria-describedby={descriptionId}
          />
        ))}
      </div>
      <Text id={descriptionId} size="small" tone="muted" className={sizeDescription}>
        <FieldNote hint={hint} help={help} content={content} />
      </Text>
    </div>
  );
}
