'use client';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { CheckboxButton } from '../../private/checkbox/CheckboxButton.tsx';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldNotes } from '../../private/Field/Field.tsx';
import { useTestId } from '../../private/useTestId.ts';
import { checkHandlers } from '../../private/wrongUse.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

export interface CheckboxProps
  extends
    Omit<AriaCheckboxFieldProps, 'children' | 'inputRef' | 'isIndeterminate'>,
    Pick<FieldAnatomy, 'description' | 'errorMessage' | 'data-testid'> {
  /** The label, worded so that it is true when the box is checked. */
  children: ReactNode;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single box in a form. For several items, use `CheckboxGroup`; for a setting with immediate effect, use `Switch`.
 * @example <Checkbox name="remember">Keep me signed in</Checkbox>
 */
export function Checkbox({
  children,
  description,
  errorMessage,
  'data-testid': testId,
  className,
  ref,
  ...props
}: CheckboxProps) {
  checkHandlers('Checkbox', props.name, props);
  const input = useTestId(testId, ref);
  const { checkMissing } = useMessages();
  return (
    <AriaCheckboxField {...props} inputRef={input} className={composeClassName(className, styles.field)}>
      <CheckboxButton>{children}</CheckboxButton>
      <FieldNotes label="" description={description} errorMessage={errorMessage} emptyMessage={checkMissing} />
    </AriaCheckboxField>
  );
}
