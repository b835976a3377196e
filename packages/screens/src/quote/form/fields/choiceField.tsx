import type { FieldName } from '@pcb/quoting/forms';
import type { SetField } from '../useSetField.ts';
import { FieldNote, type Help } from './FieldNote.tsx';

export interface ChoiceProps {
  name: FieldName;
  label: string;
  labels: Readonly<Record<string, string>>;
  options: readonly string[];
  value: string;
  onChange: SetField;
  help: Help;
}

export const choiceField = ({ name, label, labels, options, value, onChange, help }: ChoiceProps) => ({
  name,
  label,
  items: options.map((id) => ({ id, label: labels[id] ?? id })),
  value,
  onChange: (id: string) => onChange(name, id),
  description: <FieldNote field={name} help={help} />,
});
