'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { foilInMillimetres } from '@pcb/quoting/hints/facts';
import { FormHints } from './FormHints.tsx';
import { stencilRules } from '@pcb/quoting/hints/stencil';
import type { StencilValues } from '@pcb/quoting/forms';
import type { QuoteContent } from '../quote.content.ts';
import { WithTerms } from './AboutTerm.tsx';
import { choicesOf } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { type FormProps, FormSection, LinkedSentence } from './FormParts.tsx';
import { NameField, QuantityField, SizeFields } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

export interface StencilFormProps extends FormProps<StencilValues> {
  onUpload: (title: string) => void;
}

const helpFor = (values: StencilValues, help: QuoteContent['help']['stencil']) => ({
  ...help,
  type: help.type[values.type],
  size: help.size[values.type],
  thickness: help.thickness(foilInMillimetres(values)),
  quantity: help.quantity[values.side],
});

export function StencilForm({ values, onChange, content, onUpload }: StencilFormProps) {
  const words = content.stencil;
  const help = helpFor(values, content.help.stencil);
  const set = useSetField(values, onChange);
  const choice = choicesOf('stencil', words, help, values, set);
  return (
    <FormHints rules={stencilRules} values={values} words={content.hints}>
      <FormSection title={words.sections.stencil}>
        <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        <WithTerms terms={['stencilSide']} content={content}>
          <ChoiceToggle {...choice('side')} />
        </WithTerms>
        <ChoiceToggle {...choice('printer')} />
        <WithTerms terms={['stencilType']} content={content}>
          <ChoiceToggle {...choice('type')} />
        </WithTerms>
      </FormSection>
      <FormSection title={words.sections.foil}>
        <SizeFields labels={words} values={values} onChange={set} unit={content.units.millimetres} help={help.size} />
        <ChoiceToggle {...choice('thickness')} />
      </FormSection>
      <FormSection title={words.sections.order}>
        <ChoiceSelect {...choice('leadTime')} />
        <QuantityField
          label={words.quantity}
          unit={content.units.pieces}
          value={values.quantity}
          onChange={set}
          help={help.quantity}
        />
        <ChoiceToggle {...choice('approval')} />
        <UploadButton
          label={words.upload}
          description={<LinkedSentence sentence={help.upload} />}
          onPress={() => onUpload(words.upload)}
        />
      </FormSection>
    </FormHints>
  );
}
