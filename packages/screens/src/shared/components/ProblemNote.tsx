import { Notice } from '@pcb/ui/Notice';
import * as styles from './ProblemNote.css.ts';

export interface ProblemNoteProps {
  text: string | undefined;
}

export function ProblemNote({ text }: ProblemNoteProps) {
  return text === undefined ? null : (
    <Notice tone="danger" isAnnounced className={styles.fullWidth}>
      {text}
    </Notice>
  );
}
