import { StackUpDrawing } from '@pcb/art/StackUpDrawing';
import type { StackUp } from '@pcb/engineering/stackUps';
import type { ReactNode } from 'react';
import { stackUpFigureContent } from './StackUpFigure.content.ts';
import * as styles from './WithStackUp.css.ts';

interface WithStackUpProps {
  /** The stack-up that the table is about. */
  stackUp: StackUp;
  /** The table. */
  children: ReactNode;
}

/** A table about the lines of a stack-up, next to the cross-section of the stack-up if there is room. */
export const WithStackUp = ({ stackUp, children }: WithStackUpProps) => (
  <div className={styles.besideFrame}>
    <div className={styles.beside}>
      {children}
      <div className={styles.besidePicture}>
        <StackUpDrawing
          stackUp={stackUp}
          aria-label={stackUpFigureContent.alternative(stackUp)}
          thickness={stackUpFigureContent.thickness(stackUp.thickness)}
        />
      </div>
    </div>
  </div>
);
