'use client';
import type { LayoutValues } from '@pcb/quoting/forms';
import { layoutRules } from '@pcb/quoting/hints/layout';
import { UploadField, type Uploading } from '../fields/UploadField.tsx';
import { FieldSection, FieldSections } from '../FieldSection.tsx';
import { FormHints } from '../FormHints.tsx';
import type { FormProps } from '../formProps.ts';
import { FormSection } from '../FormSection.tsx';
import { layoutHints } from '../hints/layoutHints.content.ts';

export interface LayoutFormProps extends FormProps<LayoutValues> {
  uploading: Uploading;
}

const columnWidth = '15rem';

const files = ['schematic', 'billOfMaterial'] as const;

const terms = { impedance: ['impedance'] } as const;

export function LayoutForm({ values, onChange, content, uploading }: LayoutFormProps) {
  const { sections, uploads } = content.layout;
  const help = content.help.layout;
  const form = { service: 'layout', controls: {}, values, onChange, help, content, terms, wide: ['leadTime'] } as const;
  return (
    <FormHints rules={layoutRules} values={values} copy={content.hints?.layout ?? layoutHints} content={content}>
      <FieldSections {...form}>{(section) => <FieldSection {...section} minColumnWidth={columnWidth} />}</FieldSections>
      <FormSection title={sections.files} minColumnWidth={columnWidth}>
        {files.map((purpose) => (
          <UploadField
            {...uploading}
            key={purpose}
            purpose={purpose}
            label={uploads[purpose]}
            description={help[purpose]}
            isRequired
          />
        ))}
      </FormSection>
    </FormHints>
  );
}
