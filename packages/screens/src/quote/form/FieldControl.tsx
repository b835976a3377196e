import type { FormField, FormValues, ServiceTab } from '@pcb/quoting/forms';
import { fieldCopy } from '../fieldCopy.ts';
import type { FieldsHelp } from './fieldsCopy.ts';
import type { QuoteContent } from '../quote.content.ts';
import type { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import type { Extra } from './Extra.tsx';
import type { Help } from './FieldNote.tsx';
import type { RemarksField } from './RemarksField.tsx';
import { AmountField, CountField, NameField, SizeFields } from './TypedFields.tsx';
import type { SetField } from './useSetField.ts';

/** The controls that some forms do not have. Each form brings its own, so that the others do not load their code. */
export interface FormControls {
  List?: typeof ChoiceSelect;
  Switch?: typeof Extra;
  LongText?: typeof RemarksField;
}

/** What every field of a form needs. */
export interface FieldsProps {
  service: ServiceTab;
  controls?: FormControls;
  values: FormValues;
  onChange: SetField;
  help: FieldsHelp<Help>;
  content: QuoteContent;
}

/** The control of a field, as its schema has it. */
export function FieldControl({
  field,
  service,
  controls: { List, Switch, LongText } = {},
  values,
  onChange,
  help,
  content,
}: FieldsProps & { field: FormField }) {
  const { name } = field;
  const { label, options: labels, sides } = fieldCopy(service, name, content);
  const value = String(values[name]);
  const shared = { name, label, onChange, help: help[name] ?? '' };
  switch (field.kind) {
    case 'text':
      return field.control === 'area' ? (
        LongText && <LongText {...shared} value={value} />
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
    case 'amount':
      return <AmountField {...shared} value={value} unit={content.units.rupees} />;
    case 'switch':
      return Switch && <Switch {...shared} isSelected={values[name] === true} />;
    case 'choice': {
      const Choice = field.control === 'list' ? List : ChoiceToggle;
      return Choice && <Choice {...shared} labels={labels} options={field.options} value={value} />;
    }
  }
}
