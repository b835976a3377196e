'use client';
import { Text } from '@pcb/ui/Text';
import { FormHints } from './FormHints.tsx';
import { withElectricalTest } from '@pcb/quoting/electricalTest';
import { fabRules } from '@pcb/quoting/hints/fab';
import { type FabSection, fabSections, type FabValues } from '@pcb/quoting/forms';
import { WithTerms } from './AboutTerm.tsx';
import { BoardFields } from './BoardFields.tsx';
import { choicesOf } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { summarizeSection } from './summarizeSection.ts';
import { Extra } from './Extra.tsx';
import { fabHelpFor } from './fabHelpFor.ts';
import { FabSectionFields } from './FabSectionFields.tsx';
import { type FormProps, FormSection, LinkedSentence, Wide } from './FormParts.tsx';
import { type OpenSections, SectionOnDemand } from './SectionOnDemand.tsx';
import { NameField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export interface FabFormProps extends FormProps<FabValues> {
  sections: OpenSections;
}

const fabTerms = ['dispatch', 'separation'] as const;

/** The extras that are always visible. */
const mainExtras = ['electricalTest', 'castellatedHoles', 'serialNumbers'] as const;

export function FabForm({ values, onChange, content, sections }: FabFormProps) {
  const words = content.fab;
  const help = fabHelpFor(values, content.help.fab);
  const set = useSetField(values, (changed) => onChange(withElectricalTest(values, changed)));
  const choice = choicesOf('fab', words, help, values, set);
  const onDemand = (id: FabSection, title: string) => ({
    id,
    title,
    chosen: summarizeSection(fabSections[id], { ...values }, content),
    sections,
    words: words.chosen,
  });
  const fields = (section: FabSection) => (
    <FabSectionFields section={section} values={values} onChange={set} choice={choice} help={help} content={content} />
  );
  return (
    <FormHints rules={fabRules} values={values} words={content.hints}>
      <FormSection title={words.sections.board}>
        <Wide>
          <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        </Wide>
        <ChoiceToggle {...choice('assembly')} />
        <BoardFields
          values={values}
          onChange={set}
          content={content}
          words={words}
          help={help}
          dispatchUnit={choice('dispatchUnit')}
          terms={fabTerms}
        />
      </FormSection>
      <FormSection title={words.sections.build}>
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('material')} />
        <WithTerms terms={['thickness']} content={content}>
          <ChoiceToggle {...choice('thickness')} />
        </WithTerms>
        <ChoiceSelect {...choice('finish')} />
        <Wide>
          <ChoiceToggle {...choice('tg')} />
        </Wide>
      </FormSection>
      <SectionOnDemand {...onDemand('technology', words.sections.technology)}>
        {fields('technology')}
        <Text size="small" tone="muted">
          <LinkedSentence sentence={help.technology} />
        </Text>
      </SectionOnDemand>
      <FormSection title={words.sections.additional} minColumnWidth="12rem">
        {mainExtras.map((extra) => (
          <WithTerms key={extra} terms={extra === 'castellatedHoles' ? ['castellated'] : []} content={content}>
            <Extra
              name={extra}
              label={words.extras[extra].label}
              help={help[extra]}
              isSelected={values[extra]}
              onChange={set}
            />
          </WithTerms>
        ))}
      </FormSection>
      <SectionOnDemand {...onDemand('options', words.sections.options)}>{fields('options')}</SectionOnDemand>
      <FormSection title={words.sections.assembly}>
        <Wide>
          <Text tone="muted" hasLineLimit>
            {words.assemblyPlaceholder[values.assembly]}
          </Text>
        </Wide>
      </FormSection>
      {values.assembly === 'yes' ? (
        <SectionOnDemand {...onDemand('assembly', words.sections.assemblyDetails)}>
          {fields('assembly')}
        </SectionOnDemand>
      ) : null}
    </FormHints>
  );
}
