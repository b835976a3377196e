'use client';
import type { SourceValues } from '@pcb/quoting/forms';
import { sourceRules } from '@pcb/quoting/hints/source';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FormHints } from './FormHints.tsx';
import { sourceHints } from './hints/sourceHints.content.ts';
import type { FormProps } from './FormParts.tsx';
import { useSetField } from './useSetField.ts';

const controls = { List: ChoiceSelect };

export function SourceForm({ values, onChange, content }: FormProps<SourceValues>) {
  const set = useSetField(values, onChange);
  const form = {
    service: 'source',
    controls,
    values,
    onChange: set,
    help: content.help.source,
    content,
    wide: ['name'],
  } as const;
  return (
    <FormHints rules={sourceRules} values={values} copy={content.hints?.source ?? sourceHints}>
      <FieldSection {...form} id="parts" minColumnWidth="15rem" />
    </FormHints>
  );
}
