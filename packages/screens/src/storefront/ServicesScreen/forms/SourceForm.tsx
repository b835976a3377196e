'use client';
import { sourceCoverage } from '../quotes/coverage.ts';
import { sourceOptions, type SourceValues } from '../quotes/forms.ts';
import { hintQuantity } from '../quotes/hints.ts';
import { ChoiceSelect, choicesOf } from './Choices.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField, QuantityField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export function SourceForm({ values, onChange, content }: FormProps<SourceValues>) {
  const words = content.source;
  const set = useSetField(values, onChange);
  const choice = choicesOf(sourceOptions, words, values, set);
  return (
    <FormSection title={words.sections.parts}>
      <Wide>
        <NameField label={words.name} value={values.name} onChange={set} />
      </Wide>
      <QuantityField
        label={words.quantity}
        unit={content.units.sets}
        value={values.quantity}
        onChange={set}
        help={words.quantityHelp}
        hint={hintQuantity(values.quantity, sourceCoverage)}
        content={content}
      />
      <ChoiceSelect {...choice('leadTime')} />
    </FormSection>
  );
}
