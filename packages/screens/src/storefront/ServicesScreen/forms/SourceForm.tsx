'use client';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { sourceCoverage } from '../quotes/coverage.ts';
import { sourceOptions, type SourceValues } from '../quotes/forms.ts';
import { hintQuantity } from '../quotes/hints.ts';
import {
  ChoiceSelect,
  type FormProps,
  choicesOf,
  FormSection,
  LinkedSentence,
  NameField,
  TypedNumberField,
  Wide,
} from './FormParts.tsx';
import { ProblemNote } from '../../../shared/ProblemNote.tsx';
import type { Sending } from '../../../shared/remote.ts';
import { hintText } from './hintText.ts';

export interface SourceFormProps extends FormProps<SourceValues> {
  isSignedIn: boolean;
  sending: Sending;
  onPlaceInquiry: () => void;
}

export function SourceForm({ values, onChange, content, isSignedIn, sending, onPlaceInquiry }: SourceFormProps) {
  const words = content.source;
  const set = (change: Partial<SourceValues>) => onChange({ ...values, ...change });
  const choice = choicesOf(sourceOptions, words, values, (name, id) => set({ [name]: id }));
  return (
    <>
      <FormSection reference="U1" title={words.sections.parts}>
        <Wide>
          <NameField name="name" label={words.name} value={values.name} onChange={(name) => set({ name })} />
        </Wide>
        <TypedNumberField
          name="quantity"
          label={words.quantity}
          unit={content.units.sets}
          inputMode="numeric"
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          description={hintText(hintQuantity(values.quantity, sourceCoverage), content) ?? words.quantityHelp}
        />
        <ChoiceSelect name="leadTime" {...choice('leadTime')} />
      </FormSection>
      <FormSection reference="J1" title={words.sections.inquiry}>
        <Wide>
          <Inline justify="space-between" gap="large">
            <Text>{isSignedIn ? words.signedIn : <LinkedSentence sentence={words.signedOut} />}</Text>
            <Button isPending={sending.isSaving ?? false} onPress={onPlaceInquiry}>
              {words.placeInquiry}
            </Button>
          </Inline>
          <ProblemNote text={sending.problems?.general} />
        </Wide>
      </FormSection>
    </>
  );
}
