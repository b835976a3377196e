'use client';
import { Minus, Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { composeClassName } from '../../private/composeClassName.ts';
import { bareInput, control, field } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { frame, input, stepper } from './NumberField.css.ts';
import { keepLastValue } from './keepLastValue.ts';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** The `input` between the two buttons. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number with buttons for one less and one more. What is typed is put right when the field is left: into
 * `minValue` and `maxValue`, onto `step`. With a `minValue`, an emptied field goes back to its last value.
 * For whole numbers give `step={1}` and `formatOptions={{ maximumFractionDigits: 0 }}`. A size or an amount that may
 * stay as typed, even when it is impossible, is a `TextField` with a `unit`.
 *
 * @example <NumberField label="Quantity" minValue={1} maxValue={9999} step={1} value={quantity} onChange={setQuantity} />
 */
export function NumberField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  value: controlledValue,
  defaultValue = NaN,
  onChange,
  minValue,
  className,
  ref,
  ...props
}: NumberFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = controlledValue === undefined ? ownValue : controlledValue;

  return (
    <AriaNumberField
      {...props}
      {...(minValue !== undefined && { minValue })}
      value={value}
      onChange={(edited) => {
        const next = keepLastValue(edited, value, minValue);
        if (Object.is(next, value)) return;
        setOwnValue(next);
        onChange?.(next);
      }}
      isRequired={isRequired}
      className={composeClassName(className, field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <AriaGroup className={joinClassNames(control, frame)}>
        <AriaInput {...(ref && { ref })} className={joinClassNames(bareInput, input)} />
        <AriaButton slot="decrement" className={stepper}>
          <Minus size={16} aria-hidden />
        </AriaButton>
        <AriaButton slot="increment" className={stepper}>
          <Plus size={16} aria-hidden />
        </AriaButton>
      </AriaGroup>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
