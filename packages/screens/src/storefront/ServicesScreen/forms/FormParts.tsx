'use client';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Link } from '@pcb/ui/Link';
import { Select } from '@pcb/ui/Select';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { type ReactNode, useId } from 'react';
import type { Hint } from '../quotes/hints.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { FieldNote } from './FieldNote.tsx';
import { section, sizeDescription, sizeFields, wide } from './FormParts.css.ts';

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

/** A sentence that contains a link. */
export function LinkedSentence({
  sentence,
}: {
  sentence: { before: string; link: string; href: string; after: string };
}) {
  return (
    <>
      {sentence.before}
      <Link href={sentence.href}>{sentence.link}</Link>
      {sentence.after}
    </>
  );
}

export interface ChoiceProps<Id extends string> {
  words: { label: string; options: Record<Id, string> };
  ids: readonly Id[];
  value: Id;
  onChange: (id: Id) => void;
  description?: ReactNode;
}

const optionsOf = <Id extends string>({ words, ids }: Pick<ChoiceProps<Id>, 'words' | 'ids'>) =>
  ids.map((id) => ({ id, label: words.options[id] }));

function changeHandler<Id extends string>({ ids, onChange }: Pick<ChoiceProps<Id>, 'ids' | 'onChange'>) {
  return (key: string) => {
    const selected = ids.find((id) => id === key);
    if (selected !== undefined) onChange(selected);
  };
}

/** Returns a function that maps the name of a choice to the props of its field. */
export function choicesOf<Options extends Record<string, readonly string[]>>(
  options: Options,
  words: { readonly [Name in keyof Options]: ChoiceProps<Options[Name][number]>['words'] },
  values: { readonly [Name in keyof Options]: Options[Name][number] },
  onChange: (name: keyof Options, id: Options[keyof Options][number]) => void,
) {
  return <Name extends keyof Options>(name: Name): ChoiceProps<Options[Name][number]> => ({
    words: words[name],
    ids: options[name] as readonly Options[Name][number][],
    value: values[name],
    onChange: (id) => onChange(name, id),
  });
}

/** A single choice from a few short options, all visible. */
export function ChoiceToggle<Id extends string>({ words, ids, value, onChange, description }: ChoiceProps<Id>) {
  return (
    <ToggleGroup
      label={words.label}
      items={optionsOf({ words, ids })}
      value={value}
      onChange={changeHandler({ ids, onChange })}
      description={description}
    />
  );
}

/** A single choice from many or long options. */
export function ChoiceSelect<Id extends string>({
  name,
  words,
  ids,
  value,
  onChange,
  description,
}: ChoiceProps<Id> & {
  /** The key of the field in the host's `problems`. */
  name?: string;
}) {
  return (
    <Select
      {...(name && { name })}
      label={words.label}
      items={optionsOf({ words, ids })}
      value={value}
      onChange={changeHandler({ ids, onChange })}
      description={description}
    />
  );
}

interface TypedFieldProps {
  /** The key of the field in the host's `problems`. */
  name?: string;
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Must be set on the first render: react-aria does not link a description that is added later to the input. */
  description?: ReactNode;
  'aria-describedby'?: string;
}

/** The name of the board or stencil. */
export function NameField(props: TypedFieldProps) {
  return <TextField {...props} isRequired autoComplete="off" />;
}

/** A number field that keeps the text as typed; a corrected value would change the price. */
export function TypedNumberField({
  unit,
  inputMode,
  ...props
}: TypedFieldProps & { unit: string; inputMode: 'numeric' | 'decimal' }) {
  return <TextField {...props} isRequired autoComplete="off" inputMode={inputMode} unit={unit} />;
}

interface QuantityFieldProps extends TypedFieldProps {
  /** Explains what counts as one piece. */
  help: string;
  hint: Hint | null;
  /** @default content.units.pieces */
  unit?: string;
  content: ServicesContent;
}

/** The number of pieces, with a hint when there is no sample price. */
export function QuantityField({ help, hint, content, unit = content.units.pieces, ...props }: QuantityFieldProps) {
  return (
    <TypedNumberField
      {...props}
      unit={unit}
      inputMode="numeric"
      description={<FieldNote hint={hint} help={help} content={content} />}
    />
  );
}

interface SizeFieldsProps {
  labels: { size: string; sizeX: string; sizeY: string };
  values: { sizeX: string; sizeY: string };
  onChange: (size: { sizeX: string } | { sizeY: string }) => void;
  /** Explains which dimensions to enter. */
  help: string;
  hint: Hint | null;
  content: ServicesContent;
}

/** X by Y, with one help text for both. */
export function SizeFields({ labels, values, onChange, help, hint, content }: SizeFieldsProps) {
  const descriptionId = useId();
  const shared = {
    unit: content.units.millimetres,
    inputMode: 'decimal',
    'aria-describedby': descriptionId,
  } as const;
  return (
    <div role="group" aria-label={labels.size}>
      <div className={sizeFields}>
        <TypedNumberField
          {...shared}
          label={labels.sizeX}
          value={values.sizeX}
          onChange={(sizeX) => onChange({ sizeX })}
        />
        <TypedNumberField
          {...shared}
          label={labels.sizeY}
          value={values.sizeY}
          onChange={(sizeY) => onChange({ sizeY })}
        />
      </div>
      <Text id={descriptionId} size="small" tone="muted" className={sizeDescription}>
        <FieldNote hint={hint} help={help} content={content} />
      </Text>
    </div>
  );
}
