import type { FieldName, FormField, FormSchemas, FormValues, ServiceTab } from '@pcb/quoting/forms';
import type { ComponentProps, ComponentType } from 'react';
import { fieldCopy } from '../../fieldCopy.ts';
import type { QuoteContent } from '../../quote.content.ts';
import type { SetField } from '../useSetField.ts';
import type { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import type { Extra } from './Extra.tsx';
import type { Help } from './FieldNote.tsx';
import type { RemarksField } from './RemarksField.tsx';
import { NameField, SizeFields, TypedNumberField } from './TypedFields.tsx';

/** The controls that only some forms need. Each form brings its own, so that the others do not load their code. */
export interface FormControls {
  List: ComponentType<ComponentProps<typeof ChoiceSelect>>;
  Switch: ComponentType<ComponentProps<typeof Extra>>;
  LongText: ComponentType<ComponentProps<typeof RemarksField>>;
}

type ControlOf<Field> = Field extends { kind: 'choice'; control: 'list' }
  ? 'List'
  : Field extends { kind: 'switch' }
    ? 'Switch'
    : Field extends { kind: 'text'; control: 'area' }
      ? 'LongText'
      : never;

export type ControlsOf<Service extends ServiceTab> = Pick<
  FormControls,
  ControlOf<FormSchemas[Service][keyof FormSchemas[Service]]>
>;

export interface FieldsProps {
  service: ServiceTab;
  controls: Partial<FormControls>;
  values: FormValues;
  onChange: SetField;
  help: Readonly<Record<string, Help>>;
  content: QuoteContent;
}

/** Throws, because a missing control would go unnoticed. */
function MissingControl({ name }: { name: FieldName }): never {
  throw new Error(`The form has no control for the field '${name}'`);
}

export function FieldControl({
  field,
  service,
  controls: { List = MissingControl, Switch = MissingControl, LongText = MissingControl },
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
    case 'text': {
      const Text = field.control === 'area' ? LongText : NameField;
      return <Text {...shared} value={value} />;
    }
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
        <TypedNumberField
          {...shared}
          value={value}
          inputMode="numeric"
          {...(field.unit && { unit: content.units[field.unit] })}
          isRequired={!field.isOptional}
        />
      );
    case 'amount':
      return (
        <TypedNumberField
          {...shared}
          value={value}
          inputMode="decimal"
          unit={content.units.rupees}
          isRequired={false}
        />
      );
    case 'switch':
      return <Switch {...shared} isSelected={values[name] === true} />;
    case 'choice': {
      const Choice = field.control === 'list' ? List : ChoiceToggle;
      return <Choice {...shared} labels={labels} options={field.options} value={value} />;
    }
  }
}
