'use client';
import type { FabSection, FabValues } from '@pcb/quoting/forms';
import { fabRules } from '@pcb/quoting/hints/fab';
import { fabFileRules } from '@pcb/quoting/hints/files';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { ChoiceSelect } from '../fields/ChoiceSelect.tsx';
import { Extra } from '../fields/Extra.tsx';
import { RemarksField } from '../fields/RemarksField.tsx';
import { FieldSection, FieldSections } from '../FieldSection.tsx';
import { FormHints } from '../FormHints.tsx';
import type { FiledFormProps } from '../formProps.ts';
import { FormSection, FullWidth } from '../FormSection.tsx';
import { fabHints } from '../hints/fabHints.content.ts';
import { LinkedSentence } from '../LinkedSentence.tsx';
import { type OpenSections, SectionOnDemand } from '../SectionOnDemand.tsx';
import { fabHelpFor } from './fabHelpFor.ts';

const controls = { List: ChoiceSelect, Switch: Extra, LongText: RemarksField };

export interface FabFormProps extends FiledFormProps<FabValues> {
  sections: OpenSections;
}

const terms = {
  dispatchUnit: ['dispatch', 'separation'],
  thickness: ['thickness'],
  track: ['trackAndSpacing'],
  hole: ['holes'],
  impedance: ['impedance'],
  castellatedHoles: ['castellated'],
} as const;

const visible: readonly FabSection[] = ['board', 'build', 'additional'];

export function FabForm({ values, onChange, content, files, sections }: FabFormProps) {
  const { assemblyOptions, tested } = content.fab;
  const help = fabHelpFor(values, content.help.fab);
  const form = { service: 'fab', controls, values, onChange, help, content, terms, wide: ['name', 'tg'] } as const;
  const before: Partial<Record<FabSection, ReactNode>> = {
    assembly: (
      <FormSection title={assemblyOptions.title}>
        <FullWidth>
          <Text tone="muted" hasLineLimit>
            {assemblyOptions[values.assembly]}
          </Text>
        </FullWidth>
      </FormSection>
    ),
  };
  const notes: Partial<Record<FabSection, ReactNode>> = {
    technology: (
      <Text size="small" tone="muted">
        <LinkedSentence sentence={help.technology} />
      </Text>
    ),
    additional: (
      <FullWidth>
        <Text size="small" tone="muted">
          {tested}
        </Text>
      </FullWidth>
    ),
  };
  return (
    <FormHints
      rules={files ? [...fabFileRules(files), ...fabRules] : fabRules}
      values={values}
      copy={content.hints?.fab ?? fabHints}
      content={content}
    >
      <FieldSections {...form}>
        {(section) => (
          <>
            {before[section.id]}
            {visible.includes(section.id) ? (
              <FieldSection {...section} minColumnWidth={section.id === 'additional' ? '12rem' : undefined}>
                {notes[section.id]}
              </FieldSection>
            ) : (
              <SectionOnDemand {...section} sections={sections}>
                {notes[section.id]}
              </SectionOnDemand>
            )}
          </>
        )}
      </FieldSections>
    </FormHints>
  );
}
