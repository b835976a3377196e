import { Grid } from '@pcb/ui/Grid';
import {
  applies,
  type ChoiceName,
  type FabCount,
  type FabExtra,
  type FabSection,
  fabSections,
  type FabValues,
  type FormField,
  formFields,
} from '@pcb/quoting/forms';
import type { PanelCount } from '@pcb/quoting/panelGrid';
import { isCharged } from '@pcb/quoting/partCounts';
import type { QuoteContent } from '../quote.content.ts';
import type { Term } from './about.content.ts';
import { WithTerms } from './AboutTerm.tsx';
import type { ChoiceProps } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { Extra } from './Extra.tsx';
import type { FabHelp } from './fabHelpFor.ts';
import { Wide } from './FormParts.tsx';
import { CountField, RemarksField } from './TypedFields.tsx';
import type { SetField } from './useSetField.ts';

/** The terms that a sketch explains, by field. */
const termsOf: Readonly<Record<string, readonly Term[]>> = {
  track: ['trackAndSpacing'],
  hole: ['holes'],
  impedance: ['impedance'],
};

interface FabSectionFieldsProps {
  section: FabSection;
  values: FabValues;
  onChange: SetField;
  choice: (name: ChoiceName<'fab'>) => ChoiceProps;
  help: FabHelp;
  content: QuoteContent;
}

/** More options, or longer ones, are a list to open: side by side they would not fit a column of 12rem. */
const maxToggles = 2;
const maxToggleLength = 10;

const fitsToggle = ({ ids, words }: ChoiceProps) =>
  ids.length <= maxToggles && ids.every((id) => (words.options[id] ?? id).length <= maxToggleLength);

function Control({ field, ...props }: Omit<FabSectionFieldsProps, 'section'> & { field: FormField }) {
  const { values, onChange, choice, help, content } = props;
  const words = content.fab;
  switch (field.kind) {
    case 'choice': {
      const chosen = choice(field.name as ChoiceName<'fab'>);
      return fitsToggle(chosen) ? <ChoiceToggle {...chosen} /> : <ChoiceSelect {...chosen} />;
    }
    case 'switch': {
      const name = field.name as FabExtra;
      return (
        <Extra
          name={name}
          label={words.extras[name].label}
          help={help[name]}
          isSelected={values[name]}
          onChange={onChange}
        />
      );
    }
    case 'count': {
      const name = field.name as FabCount | PanelCount;
      return (
        <CountField
          name={name}
          label={words[name].label}
          value={values[name]}
          onChange={onChange}
          help={help[name]}
          isRequired={isCharged(name)}
        />
      );
    }
    case 'text':
      return <RemarksField label={words.remarks} value={values.remarks} onChange={onChange} help={help.remarks} />;
    case 'size':
      return null;
  }
}

/** The fields of a section of the rigid form that apply, in the order of the form. */
export function FabSectionFields({ section, ...props }: FabSectionFieldsProps) {
  const names: readonly string[] = fabSections[section];
  const fields = formFields.fab.filter((field) => names.includes(field.name) && applies(field, { ...props.values }));
  return (
    <Grid minColumnWidth="12rem">
      {fields.map((field) => {
        const control = <Control field={field} {...props} />;
        return field.kind === 'text' ? (
          <Wide key={field.name}>{control}</Wide>
        ) : (
          <WithTerms key={field.name} terms={termsOf[field.name] ?? []} content={props.content}>
            {control}
          </WithTerms>
        );
      })}
    </Grid>
  );
}
