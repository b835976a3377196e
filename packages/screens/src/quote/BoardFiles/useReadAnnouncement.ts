'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardReading } from './boardReading.ts';
import { filesOfBoard } from './filesOfBoard.ts';

/**
 * Kept outside React, because the files can be read before this code loads, and the component mounts again in another
 * tab.
 */
const announced = new WeakSet<object>();

/** Announces the board once, and the end of reading once. */
export function useReadAnnouncement(reading: BoardReading, { announce: texts }: BoardFilesContent) {
  const announce = useAnnounce();
  useEffect(() => {
    const known = reading.status === 'read' ? reading : reading.status === 'reading' ? reading.overview : undefined;
    if (!known || announced.has(known)) return;
    announced.add(known);
    announce('figures' in known ? texts.read(filesOfBoard(known.board).length) : texts.opened(known));
  }, [announce, reading, texts]);
}
