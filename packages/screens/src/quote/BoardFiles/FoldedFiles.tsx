import type { BoardLook } from '@pcb/art/ScaleDrawing';
import type { HoleSizes } from '@pcb/engineering/holeSizes';
import type { BoardSize, Figure, ReadDataSet } from '@pcb/gerber/reading';
import type { FiledService } from '@pcb/quoting/fileFigures';
import { Button } from '@pcb/ui/Button';
import { Text } from '@pcb/ui/Text';
import { BoardThumbnail } from '../BoardPicture/BoardThumbnail.tsx';
import type { PaintBoard } from '../BoardPicture/paintBoard.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import { smallestDrillOf } from './holeFigures.ts';
import { noteCountOf } from './ReadingNotes.tsx';

interface FoldedFilesProps {
  service: FiledService;
  board: ReadDataSet;
  holeSizes: HoleSizes;
  size: Pick<BoardSize, 'width' | 'height'> | undefined;
  paint: PaintBoard | undefined;
  look: BoardLook;
  title: string;
  /** Reverts the changes made by the figures; `null` if there is nothing to revert. */
  undo: (() => void) | null;
  content: BoardFilesContent;
}

export function FoldedFiles(props: FoldedFilesProps) {
  const { service, board, holeSizes, size, paint, look, title, undo, content } = props;
  const copy = content.figures;
  const shortOf = (figure: Figure) => (figure.status === 'measured' ? copy.short(figure.value) : copy.unknown);
  const paste = board.smallestPasteAperture;
  const figures = [
    [copy.size, size ? copy.sizeValue(size.width, size.height) : copy.unknown],
    [copy.copperLayers, String(board.copperLayers)],
    [copy.smallestTrack, shortOf(board.smallestTrack)],
    [copy.smallestGap, shortOf(board.smallestGap)],
    service === 'stencil'
      ? [copy.smallestPasteAperture, paste.status === 'measured' ? copy.short(paste.width) : copy.unknown]
      : [copy.smallestDrill, shortOf(smallestDrillOf(board, holeSizes))],
  ] as const;
  const notes = noteCountOf(board, content);
  return (
    <>
      <div className={styles.folded}>
        <BoardThumbnail board={board} paint={paint} look={look} />
        <dl className={styles.foldedFigures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.foldedLabel}>{label}</dt>
              <dd className={styles.foldedValue} translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.foldedEnd}>
        <Text size="small" weight="medium" className={styles.foldedTitle}>
          {notes > 0 ? `${title} ${content.notes.count(notes)}` : title}
        </Text>
        {undo ? (
          <Button variant="outline" tone="neutral" size="small" onPress={undo}>
            {content.changes.undo}
          </Button>
        ) : null}
      </div>
    </>
  );
}
