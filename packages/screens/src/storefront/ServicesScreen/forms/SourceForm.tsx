'use client';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { sourceOptions, type SourceValues } from '../quotes/forms.ts';
import { hintQuantity } from '../quotes/hints.ts';
import {
  ChoiceSelect,
  type FormProps,
  FormSection,
  LinkedSentence,
  NameField,
  TypedNumberField,
  Wide,
} from './FormParts.tsx';
import { hintText } from './hintText.ts';

export interface SourceFormProps extends FormProps<SourceValues> {
  isSignedIn: boolean;
  onPlaceInquiry: () => void;
}

export function SourceForm({ values, onChange, content, isSignedIn, onPlaceInquiry }: SourceFormProps) {
  const words = content.source;
  const set = (change: Partial<SourceValues>) => onChange({ ...values, ...change });
  return (
    <>
      <FormSection reference="U1" title={words.sections.parts}>
        <Wide>
          <NameField label={words.name} value={values.name} onChange={(name) => set({ name })} />
        </Wide>
        <TypedNumberField
          label={words.quantity}
          unit={content.units.sets}
          inputMode="numeric"
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          description={hintText(hintQuantity(values.quantity), content) ?? words.quantityHelp}
        />
        <ChoiceSelect
          words={words.leadTime}
          ids={sourceOptions.leadTime}
          value={values.leadTime}
          onChange={(leadTime) => set({ leadTime })}
        />
      </FormSection>
      <FormSection reference="J1" title={words.sections.inquiry}>
        <Wide>
          <Inline justify="space-between" gap="large">
            <Text>{isSignedIn ? words.signedIn : <LinkedSentence sentence={words.signedOut} />}</Text>
            <Button onPress={onPlaceInquiry}>{words.placeInquiry}</Button>
          </Inline>
        </Wide>
      </FormSection>
    </>
  );
}
