'use client';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { filesIn, hasFiles, type TransferredFile } from './transferredFiles.ts';

const isEditable = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

/** Leaves text to the fields inside. Browsers reveal file types only after the drop, so a drag is never refused. */
export function useFileTransfer(isDisabled: boolean, onFiles: (files: readonly TransferredFile[]) => void) {
  const [isDropTarget, setDropTarget] = useState(false);

  const onDragOver = (event: DragEvent) => {
    const takesFiles = hasFiles(event.dataTransfer) && !isDisabled;
    setDropTarget(takesFiles);
    if (!hasFiles(event.dataTransfer) && isEditable(event.target)) return;
    // Otherwise the browser opens the file, or a link dropped next to a text field.
    event.preventDefault();
    event.dataTransfer.dropEffect = takesFiles ? 'copy' : 'none';
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropTarget(false);
  };
  const onDrop = (event: DragEvent) => {
    setDropTarget(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!isDisabled) onFiles(filesIn(event.dataTransfer));
  };
  const onPaste = (event: ClipboardEvent) => {
    // Spreadsheets copy cells as text and as a picture.
    const isForText = isEditable(event.target) && event.clipboardData.types.includes('text/plain');
    if (isDisabled || isForText || !hasFiles(event.clipboardData)) return;
    event.preventDefault();
    onFiles(filesIn(event.clipboardData));
  };

  return {
    isDropTarget,
    listeners: { onDragEnter: onDragOver, onDragOver, onDragLeave, onDrop, onPaste },
  };
}
