'use client';
import { flexOptions, type FlexValues } from '../quotes/forms.ts';
import { hintQuantity, hintSize } from '../quotes/hints.ts';
import {
  ChoiceSelect,
  ChoiceToggle,
  type FormProps,
  FormSection,
  LinkedSentence,
  NameField,
  SizeFields,
  TypedNumberField,
  Wide,
} from './FormParts.tsx';
import { hintText } from './hintText.ts';

export function FlexForm({ values, onChange, content }: FormProps<FlexValues>) {
  const words = content.flex;
  const set = (change: Partial<FlexValues>) => onChange({ ...values, ...change });
  return (
    <>
      <FormSection reference="U1" title={words.sections.board}>
        <NameField label={words.name} value={values.name} onChange={(name) => set({ name })} />
        <ChoiceToggle
          words={words.dispatchUnit}
          ids={flexOptions.dispatchUnit}
          value={values.dispatchUnit}
          onChange={(dispatchUnit) => set({ dispatchUnit })}
          description={<LinkedSentence sentence={words.dispatchHelp} />}
        />
        <SizeFields
          labels={words}
          unit={content.units.millimetres}
          values={values}
          onChange={set}
          description={hintText(hintSize(values), content) ?? content.notes.size}
        />
        <TypedNumberField
          label={words.quantity}
          unit={content.units.pieces}
          inputMode="numeric"
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          description={hintText(hintQuantity(values.quantity), content) ?? content.notes.quantity}
        />
      </FormSection>
      <FormSection reference="R1" title={words.sections.build}>
        <ChoiceToggle
          words={words.layers}
          ids={flexOptions.layers}
          value={values.layers}
          onChange={(layers) => set({ layers })}
        />
        <ChoiceToggle
          words={words.material}
          ids={flexOptions.material}
          value={values.material}
          onChange={(material) => set({ material })}
        />
        <Wide>
          <ChoiceToggle
            words={words.thickness}
            ids={flexOptions.thickness}
            value={values.thickness}
            onChange={(thickness) => set({ thickness })}
          />
        </Wide>
        <ChoiceSelect
          words={words.finish}
          ids={flexOptions.finish}
          value={values.finish}
          onChange={(finish) => set({ finish })}
        />
        <ChoiceToggle
          words={words.highTg}
          ids={flexOptions.highTg}
          value={values.highTg}
          onChange={(highTg) => set({ highTg })}
        />
      </FormSection>
      <FormSection reference="J1" title={words.sections.production}>
        <ChoiceSelect
          words={words.leadTime}
          ids={flexOptions.leadTime}
          value={values.leadTime}
          onChange={(leadTime) => set({ leadTime })}
        />
        <ChoiceToggle
          words={words.gerber}
          ids={flexOptions.gerber}
          value={values.gerber}
          onChange={(gerber) => set({ gerber })}
        />
      </FormSection>
    </>
  );
}
