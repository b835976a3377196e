'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Refuses a typed comma or point in the frame of a field. The event is native, because react-aria listens to the same
 * one, and React's `onBeforeInput` comes from other events. Touch keyboards that compose text cannot be refused.
 */
export function useFractionRefusal(isActive: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isActive) return;
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !/[.,]/.test(event.data ?? '')) return;
      event.preventDefault();
      setRefused(true);
    };
    const forget = () => setRefused(false);
    element.addEventListener('beforeinput', refuse);
    element.addEventListener('focusin', forget);
    return () => {
      element.removeEventListener('beforeinput', refuse);
      element.removeEventListener('focusin', forget);
    };
  }, [isActive]);
  return { frame, isRefused };
}
