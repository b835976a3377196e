import type { HintField } from '../hints/rule.ts';
import { FieldNote, type Help } from './FieldNote.tsx';
import type { SetField } from './useSetField.ts';

export interface ChoiceProps {
  /** The name of the value in the form, and the key of the field in the host's `problems`. */
  name: HintField;
  words: { label: string; options: Readonly<Record<string, string>> };
  ids: readonly string[];
  value: string;
  onChange: SetField;
  help: Help;
}

/** Returns a function that maps the name of a choice to the props of its field. */
export function choicesOf<Options extends Record<string, readonly string[]>>(
  options: Options,
  words: { readonly [Name in keyof Options]: { label: string; options: Record<Options[Name][number], string> } },
  help: Readonly<Record<keyof Options, Help>>,
  values: { readonly [Name in keyof Options]: Options[Name][number] },
  onChange: SetField,
) {
  return <Name extends keyof Options & HintField>(name: Name): ChoiceProps => ({
    name,
    words: words[name],
    help: help[name],
    ids: options[name] ?? [],
    value: values[name],
    onChange,
  });
}

/** Maps a choice to the props of the component that shows it. */
export function choiceField({ name, words, ids, value, onChange, help }: ChoiceProps) {
  return {
    name,
    label: words.label,
    items: ids.map((id) => ({ id, label: words.options[id] ?? id })),
    value,
    onChange: (id: string) => onChange(name, id),
    description: <FieldNote field={name} help={help} />,
  };
}
