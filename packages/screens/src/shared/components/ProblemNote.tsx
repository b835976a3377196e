import { Text } from '@pcb/ui/Text';
import { CircleAlert } from 'lucide-react';
import * as styles from './ProblemNote.css.ts';

export interface ProblemNoteProps {
  /** The general problem of a form, such as `problems?.general`, or `undefined`. */
  text: string | undefined;
}

/** The reason why a form was not saved, above its button. The region is always mounted, because screen readers announce changes only. */
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
