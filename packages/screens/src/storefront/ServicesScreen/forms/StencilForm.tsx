'use client';
import { UploadButton } from '@pcb/ui/UploadButton';
import { stencilOptions, type StencilValues } from '../quotes/forms.ts';
import { foilInMillimetres, hintFoil, hintQuantity, hintStencilSize } from '../quotes/hints.ts';
import {
  ChoiceSelect,
  ChoiceToggle,
  type FormProps,
  FormSection,
  LinkedSentence,
  NameField,
  SizeFields,
  TypedNumberField,
} from './FormParts.tsx';
import { hintText } from './hintText.ts';

export interface StencilFormProps extends FormProps<StencilValues> {
  onUpload: (title: string) => void;
}

export function StencilForm({ values, onChange, content, onUpload }: StencilFormProps) {
  const words = content.stencil;
  const set = (change: Partial<StencilValues>) => onChange({ ...values, ...change });
  return (
    <>
      <FormSection reference="U1" title={words.sections.stencil}>
        <NameField label={words.name} value={values.name} onChange={(name) => set({ name })} />
        <ChoiceToggle
          words={words.side}
          ids={stencilOptions.side}
          value={values.side}
          onChange={(side) => set({ side })}
        />
        <ChoiceToggle
          words={words.printer}
          ids={stencilOptions.printer}
          value={values.printer}
          onChange={(printer) => set({ printer })}
        />
        <ChoiceToggle
          words={words.type}
          ids={stencilOptions.type}
          value={values.type}
          onChange={(type) => set({ type })}
        />
      </FormSection>
      <FormSection reference="R1" title={words.sections.foil}>
        <SizeFields
          labels={words}
          unit={content.units.millimetres}
          values={values}
          onChange={set}
          description={hintText(hintStencilSize(values), content) ?? content.notes.size}
        />
        <ChoiceToggle
          words={words.thickness}
          ids={stencilOptions.thickness}
          value={values.thickness}
          onChange={(thickness) => set({ thickness })}
          description={hintText(hintFoil(values), content) ?? content.notes.foil(foilInMillimetres(values))}
        />
      </FormSection>
      <FormSection reference="J1" title={words.sections.order}>
        <ChoiceSelect
          words={words.leadTime}
          ids={stencilOptions.leadTime}
          value={values.leadTime}
          onChange={(leadTime) => set({ leadTime })}
        />
        <TypedNumberField
          label={words.quantity}
          unit={content.units.pieces}
          inputMode="numeric"
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          description={hintText(hintQuantity(values.quantity), content) ?? content.notes.quantity}
        />
        <ChoiceToggle
          words={words.approval}
          ids={stencilOptions.approval}
          value={values.approval}
          onChange={(approval) => set({ approval })}
          description={words.approvalHelp}
        />
        <UploadButton
          label={words.upload}
          description={<LinkedSentence sentence={words.uploadHelp} />}
          onPress={() => onUpload(words.upload)}
        />
      </FormSection>
    </>
  );
}
