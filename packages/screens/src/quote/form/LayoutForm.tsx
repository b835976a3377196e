'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { FormHints } from './FormHints.tsx';
import { layoutRules } from '@pcb/quoting/hints/layout';
import type { LayoutValues } from '@pcb/quoting/forms';
import { WithTerms } from './AboutTerm.tsx';
import { choicesOf } from './choiceField.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export interface LayoutFormProps extends FormProps<LayoutValues> {
  onUpload: (title: string) => void;
}

export function LayoutForm({ values, onChange, content, onUpload }: LayoutFormProps) {
  const words = content.layout;
  const help = content.help.layout;
  const set = useSetField(values, onChange);
  const choice = choicesOf('layout', words, help, values, set);
  return (
    <FormHints rules={layoutRules} values={values} words={content.hints}>
      <FormSection minColumnWidth="16rem" title={words.sections.project}>
        <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('components')} />
        <WithTerms terms={['impedance']} content={content}>
          <ChoiceToggle {...choice('impedance')} />
        </WithTerms>
        <Wide>
          <ChoiceToggle {...choice('leadTime')} />
        </Wide>
      </FormSection>
      <FormSection title={words.sections.files}>
        <UploadButton
          label={words.uploads.schematic}
          isRequired
          description={help.schematic}
          onPress={() => onUpload(words.uploads.schematic)}
        />
        <UploadButton
          label={words.uploads.billOfMaterial}
          isRequired
          description={help.billOfMaterial}
          onPress={() => onUpload(words.uploads.billOfMaterial)}
        />
      </FormSection>
    </FormHints>
  );
}
