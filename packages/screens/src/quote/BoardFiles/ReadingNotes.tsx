import type { Place, ReadDataSet } from '@pcb/gerber/reading';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import { ShowPlace } from './ShowPlace.tsx';

interface ReadingNotesProps {
  board: ReadDataSet;
  onShow: (place: Place, label: string) => void;
  content: BoardFilesContent;
}

/** Places where copper nearly touches count as one note: a board has none, or dozens. */
export const noteCountOf = (board: ReadDataSet, { notes }: BoardFilesContent) =>
  notes.texts(board).length + (board.nearlyTouching.length > 0 ? 1 : 0);

export function ReadingNotes({ board, onShow, content }: ReadingNotesProps) {
  const { title, texts, touching, touchingLabel } = content.notes;
  const notes = texts(board);
  const [closest] = board.nearlyTouching.toSorted((a, b) => a.distance - b.distance);
  if (notes.length === 0 && !closest) return null;
  return (
    <Notice tone="warning" title={title}>
      <ul className={styles.notes}>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
        {closest ? (
          <li>
            <Inline gap="small" justify="space-between" className={styles.figure}>
              <span>{touching(board.nearlyTouching.length, closest.distance)}</span>
              <ShowPlace place={closest} label={touchingLabel} onShow={onShow} content={content.figures} />
            </Inline>
          </li>
        ) : null}
      </ul>
    </Notice>
  );
}
