'use client';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { useControllable } from '../../hooks/useControllable.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { RefusalNote } from '../../private/Field/RefusalNote.tsx';
import { Minus, Plus } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import { keepLastValue } from './keepLastValue.ts';
import * as styles from './NumberField.css.ts';
import { PastedAmount } from './PastedAmount.tsx';
import { useTypedNumber } from './useTypedNumber.ts';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'isRequired'>, FieldAnatomy {
  /**
   * The note of a field for whole numbers. It is shown when a comma, a point or a fraction is rejected, because 1,5
   * would be read as 15.
   */
  fractionNote?: string;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a number, with buttons that change it. On blur it is clamped to `minValue` and `maxValue` and rounded to
 * `step`. For whole numbers, pass `step={1}`, `formatOptions={{ maximumFractionDigits: 0 }}` and a `fractionNote`. For
 * a value that must stay as typed, use a `TextField` with a `unit`.
 * @example <NumberField label="Quantity" minValue={1} maxValue={9999} step={1} value={quantity} onChange={setQuantity} />
 */
export function NumberField(props: NumberFieldProps) {
  const [anatomy, others] = splitField('NumberField', props);
  const {
    'data-testid': testId,
    value: controlledValue,
    defaultValue = NaN,
    onChange,
    minValue,
    fractionNote,
    className,
    ref,
    ...rest
  } = others;
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  const { frame: frameRef, isRefused, readComposed } = useTypedNumber(fractionNote !== undefined);

  return (
    <AriaNumberField
      // Scrolling the page with the pointer over the field would change the order.
      isWheelDisabled
      {...rest}
      {...(minValue !== undefined && { minValue })}
      value={value}
      onChange={(edited) => change(keepLastValue(edited, value, minValue))}
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy}>
        <AriaGroup ref={frameRef} className={joinClassNames(fieldStyles.control, styles.frame)}>
          <TextInput
            data-testid={testId}
            ref={ref}
            isLiveOnAndroid={false}
            readComposed={readComposed}
            className={joinClassNames(fieldStyles.bareInput, styles.input)}
          />
          <AriaButton slot="decrement" className={styles.stepper}>
            <Minus size={16} aria-hidden />
          </AriaButton>
          <AriaButton slot="increment" className={styles.stepper}>
            <Plus size={16} aria-hidden />
          </AriaButton>
        </AriaGroup>
        <PastedAmount frame={frameRef} />
        <RefusalNote text={(isRefused ? fractionNote : undefined) ?? null} />
      </FieldParts>
    </AriaNumberField>
  );
}
