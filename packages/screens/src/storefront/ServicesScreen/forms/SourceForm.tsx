'use client';
import { sourceCoverage } from '../quotes/coverage.ts';
import { sourceOptions, type SourceValues } from '../quotes/forms.ts';
import { hintQuantity } from '../quotes/hints.ts';
import { ChoiceSelect, type FormProps, choicesOf, FormSection, NameField, QuantityField, Wide } from './FormParts.tsx';

export function SourceForm({ values, onChange, content }: FormProps<SourceValues>) {
  const words = content.source;
  const set = (change: Partial<SourceValues>) => onChange({ ...values, ...change });
  const choice = choicesOf(sourceOptions, words, values, (name, id) => set({ [name]: id }));
  return (
    <FormSection title={words.sections.parts}>
      <Wide>
        <NameField name="name" label={words.name} value={values.name} onChange={(name) => set({ name })} />
      </Wide>
      <QuantityField
        name="quantity"
        label={words.quantity}
        unit={content.units.sets}
        value={values.quantity}
        onChange={(quantity) => set({ quantity })}
        help={words.quantityHelp}
        hint={hintQuantity(values.quantity, sourceCoverage)}
        content={content}
      />
      <ChoiceSelect name="leadTime" {...choice('leadTime')} />
    </FormSection>
  );
}
