import type { Place, ReadDataSet } from '@pcb/gerber/reading';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import { ShowPlace } from './ShowPlace.tsx';

interface ReadingNotesProps {
  board: ReadDataSet;
  /** Called to show a place, with its label. */
  onShow: (place: Place, label: string) => void;
  content: BoardFilesContent;
}

/** What the customer should check in a data set. Nothing if there is nothing to check. */
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
        {/* A board has none or dozens of them. */}
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
