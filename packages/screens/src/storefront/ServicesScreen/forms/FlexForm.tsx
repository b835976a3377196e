'use client';
import { flexCoverage } from '../quotes/coverage.ts';
import { flexOptions, type FlexValues } from '../quotes/forms.ts';
import { hintFlexSize, hintHighTg, hintQuantity } from '../quotes/hints.ts';
import { parseSize } from '../quotes/parse.ts';
import {
  ChoiceSelect,
  ChoiceToggle,
  type FormProps,
  choicesOf,
  FormSection,
  LinkedSentence,
  NameField,
  QuantityField,
  SizeFields,
  Wide,
} from './FormParts.tsx';
import { hintText } from './hintText.ts';

export function FlexForm({ values, onChange, content }: FormProps<FlexValues>) {
  const words = content.flex;
  const set = (change: Partial<FlexValues>) => onChange({ ...values, ...change });
  const choice = choicesOf(flexOptions, words, values, (name, id) => set({ [name]: id }));
  return (
    <>
      <FormSection title={words.sections.board}>
        <NameField label={words.name} value={values.name} onChange={(name) => set({ name })} />
        <ChoiceToggle {...choice('dispatchUnit')} description={<LinkedSentence sentence={words.dispatchHelp} />} />
        <SizeFields
          labels={words}
          values={values}
          onChange={set}
          help={words.sizeHelp[values.dispatchUnit]}
          hint={hintFlexSize(values)}
          content={content}
        />
        <QuantityField
          label={words.quantity}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          help={words.quantityHelp[values.dispatchUnit]}
          hint={hintQuantity(values.quantity, flexCoverage, parseSize(values))}
          content={content}
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
