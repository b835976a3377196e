'use client';
import { Select } from '@pcb/ui/Select';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { memo } from 'react';
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

/** The props of the component that shows a choice. */
function choiceField({ name, words, ids, value, onChange, help }: ChoiceProps) {
  return {
    name,
    label: words.label,
    items: ids.map((id) => ({ id, label: words.options[id] ?? id })),
    value,
    onChange: (id: string) => onChange(name, id),
    description: <FieldNote field={name} help={help} />,
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
