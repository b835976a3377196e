'use client';
import { FormHints } from './FormHints.tsx';
import { sourceRules } from '@pcb/quoting/hints/source';
import type { SourceValues } from '@pcb/quoting/forms';
import { choicesOf } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField, QuantityField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export function SourceForm({ values, onChange, content }: FormProps<SourceValues>) {
  const words = content.source;
  const help = content.help.source;
  const set = useSetField(values, onChange);
  const choice = choicesOf('source', words, help, values, set);
  return (
    <FormHints rules={sourceRules} values={values} words={content.hints}>
      <FormSection title={words.sections.parts}>
        <Wide>
          <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        </Wide>
        <QuantityField
          label={words.quantity}
          unit={content.units.sets}
          value={values.quantity}
          onChange={set}
          help={help.quantity}
        />
        <ChoiceSelect {...choice('leadTime')} />
      </FormSection>
    </FormHints>
  );
}
