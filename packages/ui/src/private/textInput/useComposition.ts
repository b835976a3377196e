'use client';
import {
  type AriaAttributes,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { holdFocusDuringPress } from './holdFocus.ts';
import { isComposing } from './isComposing.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Before {
  text: string;
  start: number | null;
  end: number | null;
}

interface InputProps<Element extends TextElement> {
  value?: string | number | readonly string[] | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  required?: boolean | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  onCompositionStart?: ((event: CompositionEvent<Element>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined;
}

export interface CompositionProps {
  /** Removes characters that are not part of the value from an edit. */
  clean?: ((text: string) => string) | undefined;
  /** Called with the text on every edit outside a composition, and after each composition. */
  onEdit?: (text: string) => void;
  /** Returns the text after a composition, or `null` to restore the previous text. */
  readComposed?: (text: string, composed: string) => string | null;
  /** Whether to read the text during a composition on Android, whose keyboards compose every word. @default true */
  isLiveOnAndroid?: boolean;
}

const isAndroid = () => /Android/.test(navigator.userAgent);

/** Otherwise React would replace the text in the middle of a composition, which ends it. */
export function useComposition<Element extends TextElement>(
  field: InputProps<Element>,
  { clean, onEdit, readComposed, isLiveOnAndroid = true }: CompositionProps,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const before = useRef<Before | null>(null);

  const report = (event: FormEvent<Element>) => {
    const input = event.currentTarget;
    const text = clean?.(input.value) ?? input.value;
    if (text !== input.value) input.value = text;
    onEdit?.(text);
    // react-aria reads only the target, which is the same in all of these events.
    field.onChange?.(event as ChangeEvent<Element>);
  };
  return {
    ...field,
    // Otherwise Firefox announces a required field as invalid before anything is typed.
    ...(field.required && { 'aria-invalid': field['aria-invalid'] ?? false }),
    ...(draft !== null && { value: draft }),
    onChange: (event: ChangeEvent<Element>) => {
      if (before.current) setDraft(event.currentTarget.value);
      else report(event);
    },
    onFocusCapture: ({ currentTarget }: FocusEvent<Element>) => holdFocusDuringPress(currentTarget),
    onCompositionStart: (event: CompositionEvent<Element>) => {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      if (!isLiveOnAndroid || !isAndroid()) before.current = { text: value, start: selectionStart, end: selectionEnd };
      field.onCompositionStart?.(event);
    },
    onCompositionEnd: (event: CompositionEvent<Element>) => {
      const start = before.current;
      before.current = null;
      setDraft(null);
      const input = event.currentTarget;
      if (start && readComposed) {
        const text = readComposed(input.value, event.data);
        if (text !== input.value) input.value = text ?? start.text;
        if (text === null) input.setSelectionRange(start.start, start.end);
      }
      field.onCompositionEnd?.(event);
      if (start && input.value !== start.text) report(event);
    },
    onKeyDownCapture: (event: KeyboardEvent<Element>) => {
      if (!isComposing(event.nativeEvent)) return;
      event.stopPropagation();
      // Otherwise Chromium clears an input of the type search.
      if (event.key === 'Escape') event.preventDefault();
    },
  };
}
