import type { FormField, FormValues, ServiceTab } from '@pcb/quoting/forms';
import { fieldCopy } from '../fieldCopy.ts';
import type { FieldsHelp } from './fieldsCopy.ts';
import type { QuoteContent } from '../quote.content.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { Extra } from './Extra.tsx';
import type { Help } from './FieldNote.tsx';
import { CountField, NameField, RemarksField, SizeFields } from './TypedFields.tsx';
import type { SetField } from './useSetField.ts';

/** What every field of a form needs. */
export interface FieldsProps {
  service: ServiceTab;
  values: FormValues;
  onChange: SetField;
  help: FieldsHelp<Help>;
  content: QuoteContent;
}

/** The control of a field, as its schema has it. */
export function FieldControl({ field, service, values, onChange, help, content }: FieldsProps & { field: FormField }) {
  const { name } = field;
  const { label, options: labels, sides } = fieldCopy(service, name, content);
  const value = String(values[name]);
  const shared = { name, label, onChange, help: help[name] ?? '' };
  switch (field.kind) {
    case 'text':
      return field.control === 'area' ? (
        <RemarksField {...shared} value={value} />
      ) : (
        <NameField {...shared} value={value} />
      );
    case 'size':
      return (
        <SizeFields
          {...shared}
          labels={sides}
          sizeX={String(values['sizeX'])}
          sizeY={String(values['sizeY'])}
          unit={content.units.millimetres}
        />
      );
    case 'count':
      return (
        <CountField
          {...shared}
          value={value}
          {...(field.unit && { unit: content.units[field.unit] })}
          isRequired={!field.isOptional}
        />
      );
    case 'switch':
      return <Extra {...shared} isSelected={values[name] === true} />;
    case 'choice': {
      const Choice = field.control === 'list' ? ChoiceSelect : ChoiceToggle;
      return <Choice {...shared} labels={labels} options={field.options} value={value} />;
    }
  }
}
