'use client';
import type { LayoutValues } from '@pcb/quoting/forms';
import { layoutRules } from '@pcb/quoting/hints/layout';
import { UploadButton } from '@pcb/ui/UploadButton';
import { FieldSection } from './FieldSection.tsx';
import { FormHints } from './FormHints.tsx';
import { type FormProps, FormSection } from './FormParts.tsx';
import { useSetField } from './useSetField.ts';

export interface LayoutFormProps extends FormProps<LayoutValues> {
  onUpload: (title: string) => void;
}

/** Two columns from a tablet on, in both sections. */
const columnWidth = '15rem';

const terms = { impedance: ['impedance'] } as const;

export function LayoutForm({ values, onChange, content, onUpload }: LayoutFormProps) {
  const { sections, uploads } = content.layout;
  const help = content.help.layout;
  const set = useSetField(values, onChange);
  const form = { service: 'layout', values, onChange: set, help, content, terms, wide: ['leadTime'] } as const;
  return (
    <FormHints rules={layoutRules} values={values} copy={content.hints}>
      <FieldSection {...form} id="project" minColumnWidth={columnWidth} />
      <FormSection title={sections.files} minColumnWidth={columnWidth}>
        <UploadButton
          label={uploads.schematic}
          isRequired
          description={help.schematic}
          onPress={() => onUpload(uploads.schematic)}
        />
        <UploadButton
          label={uploads.billOfMaterial}
          isRequired
          description={help.billOfMaterial}
          onPress={() => onUpload(uploads.billOfMaterial)}
        />
      </FormSection>
    </FormHints>
  );
}
