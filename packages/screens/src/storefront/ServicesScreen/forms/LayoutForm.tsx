'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { layoutOptions, type LayoutValues } from '../quotes/forms.ts';
import { ChoiceToggle, choicesOf } from './Choices.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export interface LayoutFormProps extends FormProps<LayoutValues> {
  onUpload: (title: string) => void;
}

export function LayoutForm({ values, onChange, content, onUpload }: LayoutFormProps) {
  const words = content.layout;
  const set = useSetField(values, onChange);
  const choice = choicesOf(layoutOptions, words, values, set);
  return (
    <>
      <FormSection title={words.sections.project}>
        <NameField label={words.name} value={values.name} onChange={set} />
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('components')} />
        <ChoiceToggle {...choice('impedance')} description={words.impedanceHelp} />
        <Wide>
          <ChoiceToggle {...choice('leadTime')} />
        </Wide>
      </FormSection>
      <FormSection title={words.sections.files}>
        <UploadButton
          label={words.uploads.schematic}
          isRequired
          description={words.uploadHelp.schematic}
          onPress={() => onUpload(words.uploads.schematic)}
        />
        <UploadButton
          label={words.uploads.billOfMaterial}
          isRequired
          description={words.uploadHelp.billOfMaterial}
          onPress={() => onUpload(words.uploads.billOfMaterial)}
        />
      </FormSection>
    </>
  );
}
