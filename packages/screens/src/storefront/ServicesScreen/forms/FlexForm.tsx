'use client';
import { flexCoverage } from '../quotes/coverage.ts';
import { flexOptions, type FlexValues } from '../quotes/forms.ts';
import { hintFlexSize, hintHighTg } from '../quotes/hints.ts';
import { BoardFields } from './BoardFields.tsx';
import { ChoiceSelect, ChoiceToggle, choicesOf } from './Choices.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { hintText } from './hintText.ts';
import { useSetField } from './useSetField.ts';

export function FlexForm({ values, onChange, content }: FormProps<FlexValues>) {
  const words = content.flex;
  const set = useSetField(values, onChange);
  const choice = choicesOf(flexOptions, words, values, set);
  return (
    <>
      <FormSection title={words.sections.board}>
        <NameField label={words.name} value={values.name} onChange={set} />
        <BoardFields
          values={values}
          onChange={set}
          content={content}
          words={words}
          dispatchUnit={choice('dispatchUnit')}
          sizeHint={hintFlexSize(values)}
          coverage={flexCoverage}
        />
      </FormSection>
      <FormSection title={words.sections.build}>
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('material')} />
        <Wide>
          <ChoiceToggle {...choice('thickness')} />
        </Wide>
        <ChoiceSelect {...choice('finish')} />
        <ChoiceToggle {...choice('highTg')} description={hintText(hintHighTg(values), content) ?? words.highTgHelp} />
      </FormSection>
      <FormSection title={words.sections.production}>
        <ChoiceSelect {...choice('leadTime')} />
        <ChoiceToggle {...choice('gerber')} />
      </FormSection>
    </>
  );
}
