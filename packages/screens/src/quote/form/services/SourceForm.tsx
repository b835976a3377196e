'use client';
import type { SourceValues } from '@pcb/quoting/forms';
import { sourceRules } from '@pcb/quoting/hints/source';
import { ChoiceSelect } from '../fields/ChoiceSelect.tsx';
import { FieldSection, FieldSections } from '../FieldSection.tsx';
import { FormHints } from '../FormHints.tsx';
import type { FormProps } from '../formProps.ts';
import { sourceHints } from '../hints/sourceHints.content.ts';

const controls = { List: ChoiceSelect };

export function SourceForm({ values, onChange, content }: FormProps<SourceValues>) {
  const form = {
    service: 'source',
    controls,
    values,
    onChange,
    help: content.help.source,
    content,
    wide: ['name'],
  } as const;
  return (
    <FormHints rules={sourceRules} values={values} copy={content.hints?.source ?? sourceHints} content={content}>
      <FieldSections {...form}>{(section) => <FieldSection {...section} minColumnWidth="15rem" />}</FieldSections>
    </FormHints>
  );
}
