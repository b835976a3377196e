'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardReading } from './boardReading.ts';
import { filesOfBoard } from './filesOfBoard.ts';

/** What was announced. The files can be read before the code of this part has loaded, and it mounts again in another tab. */
const announced = new WeakSet<object>();

/** Says once what the board is, and once that its files have been read. */
export function useReadAnnouncement(reading: BoardReading, { announce: texts }: BoardFilesContent) {
  const announce = useAnnounce();
  useEffect(() => {
    const known = reading.status === 'read' ? reading : reading.status === 'reading' ? reading.overview : undefined;
    if (!known || announced.has(known)) return;
    announced.add(known);
    announce('figures' in known ? texts.read(filesOfBoard(known.board).length) : texts.opened(known));
  }, [announce, reading, texts]);
}
