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

/** The text of an input before a composition. */
interface Before {
  text: string;
  start: number | null;
  end: number | null;
}

/** What react-aria gives the input of a field. */
interface InputProps<Element extends TextElement> {
  value?: string | number | readonly string[] | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  required?: boolean | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  onCompositionStart?: ((event: CompositionEvent<Element>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined;
}

export interface CompositionProps {
  /** Returns what an edit leaves in the input, for a field that takes out what is no part of its value. */
  clean?: ((text: string) => string) | undefined;
  /** Called with the text of the input on every edit that is no part of a composition, and after each composition. */
  onEdit?: (text: string) => void;
  /**
   * Returns the text that a composition leaves in the input, given all of it and what was composed; `null` restores the text
   * before.
   */
  readComposed?: (text: string, composed: string) => string | null;
  /** Whether the text is also read during a composition on Android, whose keyboards compose every word. @default true */
  isLiveOnAndroid?: boolean;
}

const isAndroid = () => /Android/.test(navigator.userAgent);

/**
 * The props of an input that keeps the text of a composition to itself: the field gets it when it is complete, and none of its
 * keys. React would otherwise replace the text in the middle of a composition, which ends it.
 */
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
    // react-aria reads the target alone, which is the same for each of the events.
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
      // Chromium clears an input of the type search.
      if (event.key === 'Escape') event.preventDefault();
    },
  };
}
