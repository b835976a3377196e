'use client';
import type { FieldName } from '@pcb/quoting/forms';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { memo, type ReactNode, useId } from 'react';
import { useErrorAfterPause } from '../../../shared/hooks/useErrorAfterPause.ts';
import { useFieldError } from '../FormHints.tsx';
import type { SetField } from '../useSetField.ts';
import * as styles from './FieldCosts.css.ts';
import { FieldNote, type Help } from './FieldNote.tsx';
import * as typedFieldsStyles from './TypedFields.css.ts';

export interface TypedFieldProps {
  name: FieldName;
  label: string;
  value: string;
  onChange: SetField;
  help: Help;
}

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

interface NumberInputProps extends Omit<TypedFieldProps, 'help'> {
  /** Omitted for things on a board. */
  unit?: string;
  isRequired?: boolean;
  inputMode: 'numeric' | 'decimal';
  error: ReactNode;
  onBlur: () => void;
  /** Must be set on the first render: react-aria does not link a description that is added later to the input. */
  description?: ReactNode;
  'aria-describedby'?: string;
}

/** A text field that keeps a number as typed; a corrected value would change the price. */
const NumberInput = memo(function NumberInput({ onChange, error, ...props }: NumberInputProps) {
  return (
    <TextField
      isRequired
      {...props}
      onChange={(typed) => onChange(props.name, typed)}
      autoComplete="off"
      // An error must not block submitting: an order without a price can still be sent.
      {...(error !== undefined && { isInvalid: true, errorMessage: error, validationBehavior: 'aria' })}
    />
  );
});

function useShownError(name: FieldName, typed: string) {
  const { error, showNow } = useErrorAfterPause(useFieldError(name), typed);
  return { error, showNow: useStableCallback(showNow) };
}

type TypedNumberFieldProps = TypedFieldProps & Pick<NumberInputProps, 'unit' | 'isRequired' | 'inputMode'>;

export const TypedNumberField = memo(function TypedNumberField({ help, ...props }: TypedNumberFieldProps) {
  const { error, showNow } = useShownError(props.name, props.value);
  return (
    <NumberInput {...props} error={error} onBlur={showNow} description={<FieldNote field={props.name} help={help} />} />
  );
});

interface SizeFieldsProps extends Record<'sizeX' | 'sizeY', string> {
  label: string;
  labels: Readonly<Record<'sizeX' | 'sizeY', string>> | undefined;
  onChange: SetField;
  help: Help;
  unit: string;
}

const sides = ['sizeX', 'sizeY'] as const;

/** The side without the common part: 'X' of 'Board Size X'. */
const shortLabel = (side: string | undefined, size: string) => side?.replace(size, '').trim() || size;

/** X by Y, with one help text for both and their errors below, across both. */
export function SizeFields({ label, labels, onChange, help, unit, ...values }: SizeFieldsProps) {
  const id = useId();
  const shown = {
    sizeX: useShownError('sizeX', values.sizeX),
    sizeY: useShownError('sizeY', values.sizeY),
  };
  return (
    <div role="group" aria-label={label} className={styles.costFrame}>
      <div className={typedFieldsStyles.sizeFields}>
        {sides.map((name) => (
          <NumberInput
            key={name}
            name={name}
            label={labels?.[name] ?? label}
            value={values[name]}
            onChange={onChange}
            unit={unit}
            inputMode="decimal"
            // The message is shown below both fields.
            error={shown[name].error === undefined ? undefined : ''}
            onBlur={shown[name].showNow}
            aria-describedby={`${id}help ${id}${name}`}
          />
        ))}
      </div>
      <Text id={`${id}help`} size="small" tone="muted" className={typedFieldsStyles.sizeDescription}>
        <FieldNote field="size" help={help} />
      </Text>
      {sides.map((name) =>
        shown[name].error === undefined ? null : (
          <Text
            key={name}
            id={`${id}${name}`}
            size="small"
            tone="danger"
            weight="medium"
            className={typedFieldsStyles.sizeDescription}
          >
            <span>{`${shortLabel(labels?.[name], label)}:`}</span> <span>{shown[name].error}</span>
          </Text>
        ),
      )}
    </div>
  );
}
