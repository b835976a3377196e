'use client';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { memo, type ReactNode, useId } from 'react';
import { maxTextLength } from '@pcb/quoting/address';
import type { HintField } from '@pcb/quoting/hints/rule';
import { useRested } from '../../shared/useRested.ts';
import { FieldNote, type Help } from './FieldNote.tsx';
import { useFieldError } from './FormHints.tsx';
import { sizeDescription, sizeFields } from './FormParts.css.ts';
import type { SetField } from './useSetField.ts';

interface TypedFieldProps {
  label: string;
  value: string;
  onChange: SetField;
  help: Help;
}

/** The name of the board or stencil. */
export const NameField = memo(function NameField({ onChange, help, ...props }: TypedFieldProps) {
  return (
    <TextField
      {...props}
      name="name"
      onChange={(name) => onChange('name', name)}
      isRequired
      autoComplete="off"
      description={<FieldNote field="name" help={help} />}
    />
  );
});

interface TypedNumberFieldProps extends Omit<TypedFieldProps, 'help'> {
  /** The name of the value in the form, and the key of the field in the host's `problems`. */
  name: HintField;
  unit?: string;
  /** @default true */
  isRequired?: boolean;
  inputMode: 'numeric' | 'decimal';
  /** Must be set on the first render: react-aria does not link a description that is added later to the input. */
  description?: ReactNode;
  'aria-describedby'?: string;
}

/** A number field that keeps the text as typed; a corrected value would change the price. */
const TypedNumberField = memo(function TypedNumberField({ onChange, ...props }: TypedNumberFieldProps) {
  const { error, showNow } = useRested(useFieldError(props.name), props.value);
  return (
    <TextField
      isRequired
      {...props}
      onChange={(typed) => onChange(props.name, typed)}
      onBlur={showNow}
      autoComplete="off"
      // It leaves the order without a price, which can still be sent.
      {...(error !== undefined && { isInvalid: true, errorMessage: error, validationBehavior: 'aria' })}
    />
  );
});

interface QuantityFieldProps extends TypedFieldProps {
  /** `pcs` or `sets`. */
  unit: string;
}

/** The number of pieces. */
export const QuantityField = memo(function QuantityField({ help, ...props }: QuantityFieldProps) {
  return (
    <TypedNumberField
      {...props}
      name="quantity"
      inputMode="numeric"
      description={<FieldNote field="quantity" help={help} />}
    />
  );
});

interface CountFieldProps extends TypedFieldProps {
  name: HintField;
  isRequired: boolean;
}

/** A number of things other than the pieces of the order. */
export const CountField = memo(function CountField({ help, ...props }: CountFieldProps) {
  return <TypedNumberField {...props} inputMode="numeric" description={<FieldNote field={props.name} help={help} />} />;
});

/** What the other fields do not say. The help counts the characters that are left. */
export const RemarksField = memo(function RemarksField({ onChange, help, ...props }: TypedFieldProps) {
  return (
    <TextArea
      {...props}
      name="remarks"
      maxLength={maxTextLength}
      onChange={(typed) => onChange('remarks', typed)}
      description={<FieldNote field="remarks" help={help} />}
    />
  );
});

interface SizeFieldsProps {
  labels: { size: string; sizeX: string; sizeY: string };
  values: { sizeX: string; sizeY: string };
  onChange: SetField;
  help: Help;
  /** `mm`. */
  unit: string;
}

/** X by Y, with one help text for both. */
export function SizeFields({ labels, values, onChange, help, unit }: SizeFieldsProps) {
  const descriptionId = useId();
  return (
    <div role="group" aria-label={labels.size}>
      <div className={sizeFields}>
        {(['sizeX', 'sizeY'] as const).map((name) => (
          <TypedNumberField
            key={name}
            name={name}
            label={labels[name]}
            value={values[name]}
            onChange={onChange}
            unit={unit}
            inputMode="decimal"
            aria-describedby={descriptionId}
          />
        ))}
      </div>
      <Text id={descriptionId} size="small" tone="muted" className={sizeDescription}>
        <FieldNote field="size" help={help} />
      </Text>
    </div>
  );
}
