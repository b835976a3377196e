'use client';
import type { BoardLook } from '@pcb/art/ScaleDrawing';
import type { BoardOverview, Place } from '@pcb/gerber/reading';
import { Skeleton } from '@pcb/ui/Skeleton';
import type { RefObject } from 'react';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import type { PaintBoard } from '../BoardPicture/paintBoard.ts';
import * as styles from './OrderDrawing.css.ts';

// Most orders are drawn without files.
const BoardPicture = lazyComponent(
  async () => (await import('../BoardPicture/BoardPicture.tsx')).BoardPicture,
  <Skeleton height="20rem" />,
  renderLoadError,
);

/** A place to show in the picture. Another object shows it again. */
export interface ShownPlace {
  place: Place;
  /** Whether the picture takes the focus, for a place that was asked for far from it. */
  takesFocus: boolean;
}

/** What the customer's fabrication files show. */
export interface DrawnFiles {
  /** What was read, as soon as there is something to see. */
  board: BoardOverview;
  /** Paints it, in the worker that has read it. @default on the main thread */
  paint?: PaintBoard | undefined;
  /** The place that was asked for last. */
  shown?: ShownPlace | undefined;
}

interface PictureOfFilesProps {
  files: DrawnFiles;
  look: BoardLook;
  /** Ref to the element around the picture, which can take focus. */
  frameRef: RefObject<HTMLDivElement | null>;
}

/** The board as the customer's files show it. */
export const PictureOfFiles = ({ files: { board, paint, shown }, look, frameRef }: PictureOfFilesProps) => (
  <div ref={frameRef} tabIndex={-1} className={styles.filesFrame}>
    <BoardPicture board={board} paint={paint} look={look} place={shown?.place} />
  </div>
);
