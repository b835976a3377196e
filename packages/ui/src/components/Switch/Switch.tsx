'use client';
import type { ReactNode, Ref } from 'react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components/Switch';
import { composeClassName } from '../../private/composeClassName.ts';
import { useTestId } from '../../private/useTestId.ts';
import { checkHandlers } from '../../private/wrongUse.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchFieldProps, 'children' | 'inputRef'> {
  /** The setting, worded so that it is true when the switch is on. */
  children: ReactNode;
  /** The test id of the `input`. */
  'data-testid'?: string | undefined;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns a setting on or off at once. For a choice between two named values, use `ToggleGroup`.
 * @example <Switch isSelected={isOn} onChange={setOn}>E-mail me when the order ships</Switch>
 */
export function Switch({ children, 'data-testid': testId, className, ref, ...props }: SwitchProps) {
  checkHandlers('Switch', props.name, props);
  const input = useTestId(testId, ref);
  return (
    <AriaSwitchField {...props} inputRef={input} className={composeClassName(className, styles.root)}>
      <AriaSwitchButton className={styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span>{children}</span>
      </AriaSwitchButton>
    </AriaSwitchField>
  );
}
