import { type ChoiceName, formFields, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import type { HintField } from '@pcb/quoting/hints/rule';
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

const none: readonly string[] = [];

/** Returns a function that maps the name of a choice to the props of its field. */
export function choicesOf<Service extends ServiceTab>(
  service: Service,
  words: {
    readonly [Name in ChoiceName<Service>]: {
      label: string;
      options: Record<string & ServiceForms[Service][Name], string>;
    };
  },
  help: Readonly<Record<ChoiceName<Service>, Help>>,
  values: ServiceForms[Service],
  onChange: SetField,
) {
  const fields = formFields[service];
  return (name: ChoiceName<Service>): ChoiceProps => {
    const field = fields.find((one) => one.name === name);
    return {
      name: name as HintField,
      words: words[name],
      help: help[name],
      // Always the same array: a new one would make the memoised field render on every keystroke.
      ids: field?.kind === 'choice' ? field.options : none,
      value: String(values[name]),
      onChange,
    };
  };
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
