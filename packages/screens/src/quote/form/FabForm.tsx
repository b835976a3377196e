'use client';
import type { FabValues } from '@pcb/quoting/forms';
import { fabRules } from '@pcb/quoting/hints/fab';
import { fabFileRules } from '@pcb/quoting/hints/files';
import { Text } from '@pcb/ui/Text';
import { fabHelpFor } from './fabHelpFor.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { Extra } from './Extra.tsx';
import { RemarksField } from './RemarksField.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FormHints } from './FormHints.tsx';
import { fabHints } from './hints/fabHints.content.ts';
import { type FiledFormProps, FormSection, LinkedSentence, Wide } from './FormParts.tsx';
import { type OpenSections, SectionOnDemand } from './SectionOnDemand.tsx';
import { useSetField } from './useSetField.ts';

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

export function FabForm({ values, onChange, content, files, sections }: FabFormProps) {
  const { assemblyOptions, tested } = content.fab;
  const help = fabHelpFor(values, content.help.fab);
  const set = useSetField(values, onChange);
  const form = { service: 'fab', controls, values, onChange: set, help, content, terms, wide: ['name', 'tg'] } as const;
  return (
    <FormHints
      rules={files ? [...fabFileRules(files), ...fabRules] : fabRules}
      values={values}
      copy={content.hints?.fab ?? fabHints}
    >
      <FieldSection {...form} id="board" />
      <FieldSection {...form} id="build" />
      <SectionOnDemand {...form} id="technology" sections={sections}>
        <Text size="small" tone="muted">
          <LinkedSentence sentence={help.technology} />
        </Text>
      </SectionOnDemand>
      <FieldSection {...form} id="additional" minColumnWidth="12rem">
        <Wide>
          <Text size="small" tone="muted">
            {tested}
          </Text>
        </Wide>
      </FieldSection>
      <SectionOnDemand {...form} id="options" sections={sections} />
      <FormSection title={assemblyOptions.title}>
        <Wide>
          <Text tone="muted" hasLineLimit>
            {assemblyOptions[values.assembly]}
          </Text>
        </Wide>
      </FormSection>
      {values.assembly === 'yes' ? <SectionOnDemand {...form} id="assembly" sections={sections} /> : null}
    </FormHints>
  );
}
