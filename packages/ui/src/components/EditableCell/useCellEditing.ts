'use client';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { EditableCellProps } from './EditableCell.tsx';

/** The props of the field: those of `TextField`, `NumberField`, `DateField` and `ComboBox`. */
export interface EditedField<Value> {
  label: string;
  isLabelHidden: true;
  value: Value;
  onChange: (value: Value) => void;
  /** While the value is being saved. */
  isReadOnly: boolean;
  isInvalid: boolean;
  errorMessage: string | undefined;
}

type Options<Value> = Pick<EditableCellProps<Value>, 'label' | 'value' | 'onSave'>;

const controls = 'input:not([type="hidden"]), textarea, [role="combobox"]';

export function useCellEditing<Value>(root: RefObject<HTMLElement | null>, { label, value, onSave }: Options<Value>) {
  const messages = useMessages();
  const announce = useAnnounce();
  /** `null` while the cell shows its value. */
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // Enter saves before React has rendered what a field reports on Enter or blur.
  const latest = useRef(value);
  // A removed field may still report that it has lost the focus.
  const phase = useRef<'shown' | 'edited' | 'saving'>('shown');

  const hasFocus = () => root.current?.contains(document.activeElement) ?? false;
  /** A list or a calendar outside of the cell has the focus. */
  const isOpen = () => Boolean(root.current?.querySelector('[aria-expanded="true"]'));

  const edit = () => {
    latest.current = value;
    phase.current = 'edited';
    flushSync(() => setDraft({ value }));
    const control = root.current?.querySelector<HTMLElement>(controls);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  };
  const close = () => {
    const hadFocus = hasFocus();
    phase.current = 'shown';
    flushSync(() => {
      setDraft(null);
      setPending(false);
      setError(undefined);
    });
    if (hadFocus) root.current?.querySelector('button')?.focus();
  };
  const save = async () => {
    if (phase.current !== 'edited') return;
    const next = latest.current;
    if (Object.is(next, value)) return close();
    phase.current = 'saving';
    let refusal: string | void;
    try {
      const saving = onSave(next);
      if (saving instanceof Promise) setPending(true);
      refusal = await saving;
    } catch {
      refusal = messages.failed;
    }
    if (!refusal) return close();
    setPending(false);
    phase.current = 'edited';
    setError(refusal);
    announce(`${label}: ${refusal}`, { isAssertive: true });
  };

  const handleKey = (event: KeyboardEvent) => {
    if (isOpen() || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Not for the dialog around the table.
      event.stopPropagation();
      if (!isPending) close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Not for the form around the table.
      event.preventDefault();
      // After the field has handled the key: a number is read then.
      setTimeout(() => void save());
    }
  };

  return {
    field: draft && {
      label,
      isLabelHidden: true as const,
      value: draft.value,
      onChange: (next: Value) => {
        if (isPending) return;
        latest.current = next;
        setDraft({ value: next });
        setError(undefined);
      },
      isReadOnly: isPending,
      isInvalid: error !== undefined,
      errorMessage: error,
    },
    isPending,
    edit,
    editorProps: {
      onKeyDownCapture: handleKey,
      // After the focus has arrived: it may stay in the cell, or in a list of the field.
      onBlur: () =>
        setTimeout(() => {
          if (!hasFocus() && !isOpen()) void save();
        }),
    },
  };
}
