'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardReading } from './boardReading.ts';

/** What was announced. The files can be read before the code of this part has loaded, and it mounts again in another tab. */
const announced = new WeakSet<BoardReading>();

/** Says once that files have been read. */
export function useReadAnnouncement(reading: BoardReading, content: BoardFilesContent) {
  const announce = useAnnounce();
  useEffect(() => {
    if (reading.status !== 'read' || announced.has(reading)) return;
    announced.add(reading);
    announce(content.announce(reading.board.files.length));
  }, [announce, reading, content]);
}
