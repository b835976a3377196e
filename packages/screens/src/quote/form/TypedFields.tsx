'use client';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { memo, type ReactNode, useId } from 'react';
import type { FieldName } from '@pcb/quoting/forms';
import { useErrorAfterPause } from '../../shared/useErrorAfterPause.ts';
import { costFrame } from './FieldCosts.css.ts';
import { FieldNote, type Help } from './FieldNote.tsx';
import { useFieldError } from './FormHints.tsx';
import { sizeDescription, sizeFields } from './FormParts.css.ts';
import type { SetField } from './useSetField.ts';

export interface TypedFieldProps {
  name: FieldName;
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
      onChange={(typed) => onChange(props.name, typed)}
      isRequired
      autoComplete="off"
      description={<FieldNote field={props.name} help={help} />}
    />
  );
});

interface TypedNumberFieldProps extends Omit<TypedFieldProps, 'help'> {
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
  const { error, showNow } = useErrorAfterPause(useFieldError(props.name), props.value);
  return (
    <TextField
      isRequired
      {...props}
      onChange={(typed) => onChange(props.name, typed)}
      onBlur={showNow}
      autoComplete="off"
      // An error must not block submitting: an order without a price can still be sent.
      {...(error !== undefined && { isInvalid: true, errorMessage: error, validationBehavior: 'aria' })}
    />
  );
});

interface CountFieldProps extends TypedFieldProps {
  /** `pcs` or `sets`; a number of things on a board has none. */
  unit?: string;
  isRequired: boolean;
}

/** The number of pieces, or of things on each. */
export const CountField = memo(function CountField({ help, ...props }: CountFieldProps) {
  return <TypedNumberField {...props} inputMode="numeric" description={<FieldNote field={props.name} help={help} />} />;
});

/** An amount of money, which may stay blank. */
export const AmountField = memo(function AmountField({ help, ...props }: TypedFieldProps & { unit: string }) {
  return (
    <TypedNumberField
      {...props}
      isRequired={false}
      inputMode="decimal"
      description={<FieldNote field={props.name} help={help} />}
    />
  );
});

interface SizeFieldsProps extends Record<'sizeX' | 'sizeY', string> {
  label: string;
  labels: Readonly<Record<'sizeX' | 'sizeY', string>> | undefined;
  onChange: SetField;
  help: Help;
  /** `mm`. */
  unit: string;
}

/** X by Y, with one help text for both. */
export function SizeFields({ label, labels, onChange, help, unit, ...values }: SizeFieldsProps) {
  const descriptionId = useId();
  return (
    <div role="group" aria-label={label} className={costFrame}>
      <div className={sizeFields}>
        {(['sizeX', 'sizeY'] as const).map((name) => (
          <TypedNumberField
            key={name}
            name={name}
            label={labels?.[name] ?? label}
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
