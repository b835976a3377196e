'use client';
import type { HoleSizes } from '@pcb/engineering/holeSizes';
import type { Place, ReadDataSet } from '@pcb/gerber/reading';
import type { FileFigures } from '@pcb/quoting/fileFigures';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PlacedFigure } from '../form/showPlace.ts';
import { type DrawnOrder, lookOfFiles } from '../OrderDrawing/drawnOrder.ts';
import type { QuoteContent } from '../quote.content.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import { FileLayers } from './FileLayers.tsx';
import { filesOfBoard } from './filesOfBoard.ts';
import { FoldedFiles } from './FoldedFiles.tsx';
import { FormChangesList } from './FormChangesList.tsx';
import { smallestDrillOf, smallestRingOf } from './holeFigures.ts';
import { OpenedFiles } from './OpenedFiles.tsx';
import type { BoardFilesProps } from './props.ts';
import { ReadingNotes } from './ReadingNotes.tsx';
import { useFormChanges } from './useFormChanges.ts';

interface ReadFilesProps extends Omit<BoardFilesProps, 'reading' | 'content' | 'quoteCopy'> {
  board: ReadDataSet;
  figures: FileFigures;
  holeSizes: HoleSizes;
  onShow: (place: Place, label: string, isFocused?: boolean) => void;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** The button that collapses and expands; it receives focus when the form has been filled. */
  toggle: RefObject<HTMLButtonElement | null>;
  content: BoardFilesContent;
  quoteCopy: QuoteContent;
}

/** The figure that a hint is about. Figures of holes depend on how hole sizes are declared. */
function placedFigure(board: ReadDataSet, figure: PlacedFigure, holeSizes: HoleSizes) {
  if (figure === 'smallestDrill') return smallestDrillOf(board, holeSizes);
  return figure === 'smallestRing' ? smallestRingOf(board, holeSizes) : board[figure];
}

/** All figures of the files, or five of them once the form is filled. */
export function ReadFiles({ board, figures, isFolded, onFold, toggle, content, quoteCopy, ...props }: ReadFilesProps) {
  const { service, forms, onFormsChange, chosen, markedPlace, holeSizes, onShow } = props;
  const applyButton = useRef<HTMLButtonElement>(null);
  const showFigure = useEffectEvent((figure: PlacedFigure) => {
    const found = placedFigure(board, figure, holeSizes);
    if (found.status === 'measured' && found.places[0]) onShow(found.places[0], content.figures[figure], true);
  });
  // A place that was requested before this form mounted is not requested again.
  const handled = useRef(markedPlace);
  useEffect(() => {
    if (!markedPlace || markedPlace === handled.current) return;
    handled.current = markedPlace;
    showFigure(markedPlace.figure);
  }, [markedPlace]);

  const { undo, ...changes } = useFormChanges({
    service,
    forms,
    onFormsChange,
    figures,
    quoteCopy,
    content: content.changes,
  });
  // The pressed buttons unmount, so focus moves.
  const apply = () => {
    changes.apply();
    toggle.current?.focus();
    onFold(true);
  };
  const isUndoing = useRef(false);
  const undoAndUnfold = () => {
    isUndoing.current = true;
    undo?.();
    onFold(false);
  };
  useEffect(() => {
    if (isFolded || !isUndoing.current) return;
    isUndoing.current = false;
    applyButton.current?.focus();
  }, [isFolded]);
  return isFolded ? (
    <FoldedFiles
      service={service}
      board={board}
      holeSizes={holeSizes}
      size={board.boards[chosen] ?? board.size}
      paint={props.paint}
      look={lookOfFiles({ service, values: forms[service] } as DrawnOrder)}
      title={changes.title}
      undo={undo && undoAndUnfold}
      content={content}
    />
  ) : (
    <OpenedFiles
      {...props}
      board={board}
      changes={<FormChangesList {...changes} apply={apply} ref={applyButton} content={content.changes} />}
      content={content}
    >
      <ReadingNotes board={board} onShow={onShow} content={content} />
      <FileLayers
        files={filesOfBoard(board)}
        layers={props.layers}
        onLayersChange={props.onLayersChange}
        content={content.files}
      />
    </OpenedFiles>
  );
}
