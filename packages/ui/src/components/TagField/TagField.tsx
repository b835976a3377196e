'use client';
import { type ClipboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { useControllable } from '../../hooks/useControllable.ts';
import { flatItems } from '../../private/choiceSections.ts';
import { ComboBoxFrame } from '../../private/comboBox/ComboBoxFrame.tsx';
import { ComboBoxList } from '../../private/comboBox/ComboBoxList.tsx';
import { findByLabel } from '../../private/comboBox/findItems.ts';
import type { ComboBoxFieldProps } from '../../private/comboBox/props.ts';
import { RefusedText } from '../../private/comboBox/RefusedText.tsx';
import { useKnownItems } from '../../private/comboBox/useKnownItems.ts';
import { retryId, useOptions } from '../../private/comboBox/useOptions.ts';
import { useSpeech } from '../../private/comboBox/useSpeech.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { FieldParts, splitField } from '../../private/Field/Field.tsx';
import { fillMessage } from '../../private/fillMessage.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { checkItems } from '../Select/checkItems.ts';
import { splitText } from './splitText.ts';
import * as styles from './TagField.css.ts';
import { Tags } from './Tags.tsx';

export interface TagFieldProps extends ComboBoxFieldProps {
  /** The ids of the selected items, in the order of their tags (controlled). A custom value is its own id. */
  value?: readonly string[];
  /** The ids of the initially selected items (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with the ids when an item is added or removed. */
  onChange?: (ids: string[]) => void;
  /** Whether Enter adds a tag with any text. Otherwise unknown text is rejected with a message. @default false */
  allowsCustomValue?: boolean;
}

const none: readonly string[] = [];

/**
 * Selects several of many items by typing. Pasted text is split at commas. For a few items, use `CheckboxGroup`.
 * @example <TagField label="Capabilities" items={capabilities} value={chosen} onChange={setChosen} />
 */
export function TagField(props: TagFieldProps) {
  const [anatomy, control] = splitField('TagField', props);
  const {
    'data-testid': testId,
    placeholder,
    items: givenItems,
    value: controlledValue,
    defaultValue = none,
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
  checkItems(props.label, items, 'TagField');
  const labelId = useId();
  const messages = useMessages();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  useHostRef(ref, input);
  const list = useRef<HTMLUListElement>(null);
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  const [refused, setRefused] = useState<string | null>(null);
  const tags = useKnownItems(items, value).map((item, index) => {
    const id = value[index] ?? '';
    return item ?? { id, label: id };
  });
  const options = useOptions({ items, loadState, allowsCustomValue, onInputChange, onOpenChange });
  const isSlow = useSpeech(options, loadState);

  /** Adds the items with these labels and rejects other texts. Returns whether it rejected any. */
  const add = (texts: readonly string[]): boolean => {
    if (texts.length === 0) return false;
    const found = texts.map(
      (text) => findByLabel(items, text) ?? (allowsCustomValue ? { id: text, label: text } : null),
    );
    const unknown = texts.filter((_, index) => !found[index]);
    const added = found.filter((item) => item !== null).filter(({ id }) => !value.includes(id));
    const ids = [...new Set(added.map(({ id }) => id))];
    if (ids.length > 0) {
      change([...value, ...ids]);
      announce(added.map((item) => item.label).join(', '));
    }
    setRefused(unknown.length > 0 ? unknown.join(', ') : null);
    return unknown.length > 0;
  };

  /** The place of a removed tag, until the host has removed it. */
  const removed = useRef<{ index: number; count: number } | null>(null);
  const remove = (index: number) => {
    removed.current = { index, count: tags.length };
    announce(fillMessage(messages.removed, { label: tags[index]?.label ?? '' }));
    change(value.filter((_, place) => place !== index));
  };
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    if (!removed.current || tags.length >= removed.current.count) return;
    const { index } = removed.current;
    removed.current = null;
    (buttons()[index] ?? buttons().at(-1) ?? input.current)?.focus();
  });

  return (
    <AriaComboBox<(typeof items)[number], 'multiple'>
      {...rest}
      {...options.comboBox}
      selectionMode="multiple"
      value={value}
      defaultValue={defaultValue}
      onChange={(keys) => {
        if (!keys.includes(retryId)) change(keys.map(String));
        else if (loadState?.status === 'failed') loadState.onRetry();
      }}
      onFocus={(event) => {
        options.setActive(true);
        setRefused(null);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        add(splitText(event.target.value));
        options.setActive(false);
        onBlur?.(event);
      }}
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy} textId={labelId}>
        <ComboBoxFrame
          testId={testId}
          className={styles.frame}
          placeholder={placeholder}
          isSlow={isSlow}
          inputRef={input}
          onEnter={(text, clear) => {
            const texts = splitText(text);
            if (texts.length > 0 && !add(texts)) clear();
            return texts.length > 0;
          }}
          onLeave={(text) => add(splitText(text))}
          onActivate={() => options.setActive(true)}
          onEdit={(text) => {
            setRefused(null);
            options.search(text);
          }}
          onBackspace={() => buttons().at(-1)?.focus()}
          onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
            const text = event.clipboardData.getData('text');
            if (!/[,\r\n]/.test(text)) return;
            event.preventDefault();
            add(splitText(text));
          }}
        >
          <Tags
            items={tags}
            onRemove={remove}
            isDisabled={Boolean(rest.isDisabled || rest.isReadOnly)}
            labelId={labelId}
            listRef={list}
          />
        </ComboBoxFrame>
        <RefusedText text={refused} />
      </FieldParts>
      <ComboBoxList items={givenItems} labelId={labelId} options={options} loadState={loadState} isSlow={isSlow} />
    </AriaComboBox>
  );
}
