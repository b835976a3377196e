'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns focus when the toast closes, and keeps it in the region when another toast replaces it. */
export function useRegionFocus(region: RefObject<HTMLElement | null>, toast: unknown) {
  const previousFocus = useRef<HTMLElement | null>(null);
  // A ref as well, because browsers fire no blur event when the focused element is removed.
  const hasFocus = useRef(false);
  const [isFocusWithin, setFocusWithin] = useState(false);

  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    region.current?.focus();
    if (toast) return;
    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true });
    else region.current?.blur();
  }, [region, toast]);

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (region.current?.contains(target) ?? false);
  return {
    isFocusWithin,
    focusProps: {
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (hasFocus.current) return;
        hasFocus.current = true;
        previousFocus.current = relatedTarget instanceof HTMLElement && !isInside(relatedTarget) ? relatedTarget : null;
        setFocusWithin(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (isInside(relatedTarget)) return;
        hasFocus.current = false;
        setFocusWithin(false);
      },
    },
  };
}
