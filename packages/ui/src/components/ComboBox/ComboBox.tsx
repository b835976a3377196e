'use client';
import { useId, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { useControllable } from '../../hooks/useControllable.ts';
import { flatItems } from '../../private/choiceSections.ts';
import { ComboBoxFrame } from '../../private/comboBox/ComboBoxFrame.tsx';
import { ComboBoxList } from '../../private/comboBox/ComboBoxList.tsx';
import { findByLabel, keyOf } from '../../private/comboBox/findItems.ts';
import type { ComboBoxFieldProps } from '../../private/comboBox/props.ts';
import { RefusedText } from '../../private/comboBox/RefusedText.tsx';
import { useKnownItems } from '../../private/comboBox/useKnownItems.ts';
import { retryId, useOptions } from '../../private/comboBox/useOptions.ts';
import { useSpeech } from '../../private/comboBox/useSpeech.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from '../../private/Field/Field.css.ts';
import { FieldParts, splitField } from '../../private/Field/Field.tsx';
import { checkItems } from '../Select/checkItems.ts';

export type { LoadState } from '../../private/comboBox/useOptions.ts';

export interface ComboBoxProps extends ComboBoxFieldProps {
  /** The id of the selected item, or `null` for none (controlled). */
  value?: string | null;
  /** The id of the initially selected item (uncontrolled). */
  defaultValue?: string;
  /** Called with the id of the selected item, or with `null` when the text is cleared. */
  onChange?: (id: string | null) => void;
  /** Whether any text is accepted, submitted instead of an id. Otherwise it is rejected. @default false */
  allowsCustomValue?: boolean;
  /** The initial text, with `allowsCustomValue`. Defaults to the label of the selected item. */
  defaultInputValue?: string;
}

/**
 * Selects one of many items by typing. For fewer than about 15, use `Select`; for several items, use `TagField`.
 * @example <ComboBox label="Place of supply" items={states} value={state} onChange={setState} />
 */
export function ComboBox(props: ComboBoxProps) {
  const [anatomy, control] = splitField('ComboBox', props);
  const {
    'data-testid': testId,
    placeholder,
    items: givenItems,
    value: controlledValue,
    defaultValue,
    onChange,
    onInputChange,
    onOpenChange,
    loadState,
    allowsCustomValue = false,
    onFocus,
    onBlur,
    className,
    ref,
    ...rest
  } = control;
  const items = flatItems(givenItems);
  checkItems(props.label, items, 'ComboBox');
  const labelId = useId();
  const [value, select] = useControllable<string | null>(controlledValue, defaultValue ?? null, onChange);
  const [refused, setRefused] = useState<string | null>(null);
  const [selected] = useKnownItems(items, value === null ? [] : [value]);
  const options = useOptions({ items, selected, loadState, allowsCustomValue, onInputChange, onOpenChange });
  const isSlow = useSpeech(options, loadState);

  /** Selects the item whose label was typed. Returns whether the text was rejected. */
  const commit = (text: string): boolean => {
    if (allowsCustomValue || keyOf(text) === '' || keyOf(text) === keyOf(selected?.label ?? '')) return false;
    const item = findByLabel(items, text);
    if (item) select(item.id);
    else setRefused(text);
    return !item;
  };

  return (
    <AriaComboBox
      {...rest}
      {...options.comboBox}
      value={value}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => {
        if (key !== retryId) select(key === null ? null : String(key));
        else if (loadState?.status === 'failed') loadState.onRetry();
      }}
      allowsCustomValue={allowsCustomValue}
      onFocus={(event) => {
        options.setActive(true);
        setRefused(null);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        commit(event.target.value);
        options.setActive(false);
        onBlur?.(event);
      }}
      className={composeClassName(className, styles.field)}
    >
      <FieldParts {...anatomy} textId={labelId}>
        <ComboBoxFrame
          testId={testId}
          placeholder={placeholder}
          isSlow={isSlow}
          inputRef={ref}
          onEnter={commit}
          onLeave={commit}
          onActivate={() => options.setActive(true)}
          onEdit={(text) => {
            setRefused(null);
            options.search(text);
          }}
        />
        <RefusedText text={refused} />
      </FieldParts>
      <ComboBoxList items={givenItems} labelId={labelId} options={options} loadState={loadState} isSlow={isSlow} />
    </AriaComboBox>
  );
}
