import { Text } from '@pcb/ui/Text';
import { CircleAlert } from 'lucide-react';
import * as styles from './ProblemNote.css.ts';

export interface ProblemNoteProps {
  /** The general problem of a form, such as `problems?.general`; left out while there is none. */
  text: string | undefined;
}

/** Why nothing was saved, above the button of a form. The region is there from the start: screen readers announce what appears in it. */
export function ProblemNote({ text }: ProblemNoteProps) {
  return (
    <div role="alert" className={styles.region}>
      {text === undefined ? null : (
        <Text tone="danger" weight="medium" className={styles.problem}>
          <CircleAlert size={18} aria-hidden="true" className={styles.icon} />
          <span>{text}</span>
        </Text>
      )}
    </div>
  );
}
