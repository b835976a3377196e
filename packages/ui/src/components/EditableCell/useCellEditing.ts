'use client';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { fieldControl } from '../../private/Field/fieldControl.ts';
import { isComposing } from '../../private/textInput/isComposing.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

/** Props that `TextField`, `NumberField`, `DateField` and `ComboBox` accept. */
export interface EditedField<Value> {
  label: string;
  isLabelHidden: true;
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the value is being saved. */
  isReadOnly: boolean;
  isInvalid: boolean;
  errorMessage: string | undefined;
}

export interface CellEditingOptions<Value> {
  /** The accessible name of the button and the field, with the row: 'Quantity of part 7'. */
  label: string;
  /** The saved value. */
  value: Value;
  /** Called with a changed value. Return the reason to refuse it. A pending promise shows that it is being saved. */
  onSave: (value: Value) => string | void | Promise<string | void>;
}

export function useCellEditing<Value>(
  root: RefObject<HTMLElement | null>,
  { label, value, onSave }: CellEditingOptions<Value>,
) {
  const messages = useMessages();
  const announce = useAnnounce();
  /** `null` while the cell shows its value. */
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // On Enter, the field reports a value that React has not yet rendered.
  const latest = useRef(value);
  // A field can still report a blur after it was removed.
  const phase = useRef<'shown' | 'edited' | 'saving'>('shown');

  const hasFocus = () => root.current?.contains(document.activeElement) ?? false;
  /** Whether focus may be in a list or calendar outside the cell. */
  const isOpen = () => Boolean(root.current?.querySelector('[aria-expanded="true"]'));

  const edit = () => {
    latest.current = value;
    phase.current = 'edited';
    flushSync(() => setDraft({ value }));
    const control = root.current?.querySelector<HTMLElement>(fieldControl);
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
    if (isOpen() || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // Otherwise it would close a dialog around the table.
      event.stopPropagation();
      if (!isPending) close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Otherwise it would submit a form around the table.
      event.preventDefault();
      // Wait for the field to handle the key: a NumberField parses its text then.
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
      // Wait for the focus to arrive: it may stay in the cell, or move to a list of the field.
      onBlur: () =>
        setTimeout(() => {
          if (!hasFocus() && !isOpen()) void save();
        }),
    },
  };
}
