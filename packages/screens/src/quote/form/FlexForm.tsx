'use client';
import type { FlexValues } from '@pcb/quoting/forms';
import { flexRules } from '@pcb/quoting/hints/flex';
import type { QuoteContent } from '../quote.content.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FormHints } from './FormHints.tsx';
import type { FormProps } from './FormParts.tsx';
import { useSetField } from './useSetField.ts';

const controls = { List: ChoiceSelect };

/** Film has no V-cuts. */
const terms = { dispatchUnit: ['dispatch'] } as const;

const helpFor = (values: FlexValues, help: QuoteContent['help']['flex']) => ({
  ...help,
  size: help.size[values.dispatchUnit],
  quantity: help.quantity[values.dispatchUnit],
  ipcClass: help.ipcClass[values.ipcClass],
});

export function FlexForm({ values, onChange, content }: FormProps<FlexValues>) {
  const help = helpFor(values, content.help.flex);
  const set = useSetField(values, onChange);
  const form = { service: 'flex', controls, values, onChange: set, help, content, terms, wide: ['thickness'] } as const;
  return (
    <FormHints rules={flexRules} values={values} copy={content.hints}>
      <FieldSection {...form} id="board" />
      <FieldSection {...form} id="build" />
      <FieldSection {...form} id="production" />
    </FormHints>
  );
}
