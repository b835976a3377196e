'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** react-aria closes only modal popovers on a press elsewhere, and on Escape while the trigger has focus. */
export function useDismissOutside(triggerBox: RefObject<HTMLElement | null>, close: () => void) {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  // Uses React's events, so that a press in a list that the content has opened is inside as well.
  const isInside = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const isOnTrigger = ({ target }: Event) => target instanceof Node && triggerBox.current?.contains(target);
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!isInside.current && !isOnTrigger(event)) latestClose.current();
        isInside.current = false;
      },
      listening,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && isOnTrigger(event)) latestClose.current();
      },
      listening,
    );
    return () => listening.abort();
  }, [triggerBox]);
  return {
    onPointerDownCapture: () => {
      isInside.current = true;
    },
  };
}
