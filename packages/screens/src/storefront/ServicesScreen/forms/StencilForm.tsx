'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { stencilCoverage } from '../quotes/coverage.ts';
import { stencilOptions, type StencilValues } from '../quotes/forms.ts';
import { foilInMillimetres, hintFoil, hintQuantity, hintStencilSize } from '../quotes/hints.ts';
import { ChoiceSelect, ChoiceToggle, choicesOf } from './Choices.tsx';
import { type FormProps, FormSection, LinkedSentence } from './FormParts.tsx';
import { NameField, QuantityField, SizeFields } from './TypedFields.tsx';
import { hintText } from './hintText.ts';
import { useSetField } from './useSetField.ts';

export interface StencilFormProps extends FormProps<StencilValues> {
  onUpload: (title: string) => void;
}

export function StencilForm({ values, onChange, content, onUpload }: StencilFormProps) {
  const words = content.stencil;
  const set = useSetField(values, onChange);
  const choice = choicesOf(stencilOptions, words, values, set);
  return (
    <>
      <FormSection title={words.sections.stencil}>
        <NameField label={words.name} value={values.name} onChange={set} />
        <ChoiceToggle {...choice('side')} />
        <ChoiceToggle {...choice('printer')} description={words.printerHelp} />
        <ChoiceToggle {...choice('type')} />
      </FormSection>
      <FormSection title={words.sections.foil}>
        <SizeFields
          labels={words}
          values={values}
          onChange={set}
          help={words.sizeHelp[values.type]}
          hint={hintStencilSize(values)}
          content={content}
        />
        <ChoiceToggle
          {...choice('thickness')}
          description={hintText(hintFoil(values), content) ?? content.notes.foil(foilInMillimetres(values))}
        />
      </FormSection>
      <FormSection title={words.sections.order}>
        <ChoiceSelect {...choice('leadTime')} />
        <QuantityField
          label={words.quantity}
          value={values.quantity}
          onChange={set}
          help={words.quantityHelp[values.side]}
          hint={hintQuantity(values.quantity, stencilCoverage)}
          content={content}
        />
        <ChoiceToggle {...choice('approval')} description={words.approvalHelp} />
        <UploadButton
          label={words.upload}
          description={<LinkedSentence sentence={words.uploadHelp} />}
          onPress={() => onUpload(words.upload)}
        />
      </FormSection>
    </>
  );
}
