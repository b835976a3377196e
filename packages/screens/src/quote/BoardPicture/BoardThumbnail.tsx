'use client';
import { wholeDrawing } from '@pcb/art/ScaleDrawing';
import { useInlineStyle } from '@pcb/ui/useInlineStyle';
import { useMemo, useRef } from 'react';
import * as styles from './BoardPicture.css.ts';
import type { BoardPictureProps } from './BoardPicture.tsx';
import { boundsOf } from './boardViews.ts';
import { paintHere } from './paintHere.ts';
import { aspectOf, sheetOf } from './projection.ts';
import { useBoardCanvas } from './useBoardCanvas.ts';

/** The top side of a board, small and without tools. Renders nothing without a board. */
export function BoardThumbnail({ board, paint, look }: Pick<BoardPictureProps, 'board' | 'paint' | 'look'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useMemo(() => paint ?? paintHere(board), [paint, board]);
  const bounds = boundsOf(board) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const aspect = aspectOf(bounds);
  useBoardCanvas(canvas, painter, look, {
    board,
    view: 'top',
    sheet: sheetOf(bounds, aspect, 'top'),
    camera: wholeDrawing,
  });
  const { sheet, styled } = useInlineStyle({ aspectRatio: aspect });
  return (
    <>
      {sheet}
      <div aria-hidden="true" className={styles.thumbnail} {...styled}>
        <canvas ref={canvas} className={styles.canvas} />
      </div>
    </>
  );
}
