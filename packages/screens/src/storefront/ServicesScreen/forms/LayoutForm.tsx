'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { layoutOptions, type LayoutValues } from '../quotes/forms.ts';
import { ChoiceToggle, type FormProps, FormSection, LinkedSentence, NameField, Wide } from './FormParts.tsx';

export interface LayoutFormProps extends FormProps<LayoutValues> {
  onUpload: (title: string) => void;
}

export function LayoutForm({ values, onChange, content, onUpload }: LayoutFormProps) {
  const words = content.layout;
  const set = (change: Partial<LayoutValues>) => onChange({ ...values, ...change });
  return (
    <>
      <FormSection reference="U1" title={words.sections.project}>
        <NameField label={words.name} value={values.name} onChange={(name) => set({ name })} />
        <ChoiceToggle
          words={words.layers}
          ids={layoutOptions.layers}
          value={values.layers}
          onChange={(layers) => set({ layers })}
        />
        <ChoiceToggle
          words={words.components}
          ids={layoutOptions.components}
          value={values.components}
          onChange={(components) => set({ components })}
        />
        <ChoiceToggle
          words={words.impedance}
          ids={layoutOptions.impedance}
          value={values.impedance}
          onChange={(impedance) => set({ impedance })}
          description={<LinkedSentence sentence={words.impedanceHelp} />}
        />
        <Wide>
          <ChoiceToggle
            words={words.leadTime}
            ids={layoutOptions.leadTime}
            value={values.leadTime}
            onChange={(leadTime) => set({ leadTime })}
          />
        </Wide>
      </FormSection>
      <FormSection reference="J1" title={words.sections.files}>
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
