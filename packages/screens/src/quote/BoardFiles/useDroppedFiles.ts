'use client';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type DragEvent, useState } from 'react';
import type { BoardFile } from './boardReading.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Listeners for dropping files and folders on an element. Dropped text is left to the fields inside. */
export function useDroppedFiles(onFiles: ((files: readonly BoardFile[]) => void) | undefined) {
  const [isDropTarget, setDropTarget] = useState(false);
  const handleFiles = useStableCallback((files: readonly BoardFile[]) => onFiles?.(files));
  if (!onFiles) return { isDropTarget: false, listeners: {} };
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setDropTarget(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropTarget(false);
  };
  const onDrop = (event: DragEvent) => {
    setDropTarget(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    // The items are gone when the event is over.
    const items = [...event.dataTransfer.items].map((item) => ({
      entry: item.webkitGetAsEntry?.() ?? null,
      file: item.getAsFile(),
    }));
    void import('./filesInFolders.ts').then(({ filesInFolders }) => filesInFolders(items)).then(handleFiles);
  };
  return { isDropTarget, listeners: { onDragEnter: onDragOver, onDragOver, onDragLeave, onDrop } };
}
