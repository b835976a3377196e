'use client';
import type { BoardLook } from '@pcb/art/ScaleDrawing';
import type { BoardOverview, Place } from '@pcb/gerber/reading';
import { Skeleton } from '@pcb/ui/Skeleton';
import type { RefObject } from 'react';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import type { PaintBoard } from '../BoardPicture/paintBoard.ts';
import * as styles from './OrderDrawing.css.ts';

// Loaded on demand, because most orders are drawn without files.
const BoardPicture = lazyComponent(
  async () => (await import('../BoardPicture/BoardPicture.tsx')).BoardPicture,
  <Skeleton height="20rem" />,
  renderLoadError,
);

export interface MarkedPlace {
  place: Place;
  /** Whether the picture receives focus, for a button far from it. */
  isFocused: boolean;
}

export interface DrawnFiles {
  /** The board, as soon as it can be shown. */
  board: BoardOverview;
  /** Paints it, for example in the worker that read it. @default paints on the main thread */
  paint?: PaintBoard | undefined;
  markedPlace?: MarkedPlace | undefined;
}

interface PictureOfFilesProps {
  files: DrawnFiles;
  title: string;
  look: BoardLook;
  /** Ref to the focusable element around the picture. */
  frameRef: RefObject<HTMLDivElement | null>;
}

export const PictureOfFiles = ({
  files: { board, paint, markedPlace },
  title,
  look,
  frameRef,
}: PictureOfFilesProps) => (
  <div ref={frameRef} role="group" aria-label={title} tabIndex={-1} className={styles.filesFrame}>
    <BoardPicture board={board} paint={paint} look={look} place={markedPlace?.place} />
  </div>
);
