'use client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Calls `onDrop` with the first file that is dropped on an element. Returns whether files are dragged over it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onDrop: (file: File | undefined) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const onFiles = (type: 'dragover' | 'drop', handle: (event: DragEvent) => void) =>
      element.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // Without it, the browser would open the file in place of the page.
          event.preventDefault();
          handle(event);
        },
        listening,
      );
    onFiles('dragover', () => setDraggedOver(true));
    onFiles('drop', (event) => {
      setDraggedOver(false);
      dropped(event.dataTransfer?.files[0]);
    });
    element.addEventListener('dragleave', () => setDraggedOver(false), listening);
    return () => listening.abort();
  }, [target]);
  return isDraggedOver;
}
