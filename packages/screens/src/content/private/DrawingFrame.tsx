import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import * as styles from './DrawingFrame.css.ts';

interface DrawingFrameProps {
  /** A sentence below the drawing. */
  text: string;
  /** The drawing. */
  children: ReactNode;
}

/** The drawing at the top of a page, and a sentence below it. */
export const DrawingFrame = ({ text, children }: DrawingFrameProps) => (
  <figure className={styles.frame}>
    <div className={styles.sheet}>{children}</div>
    <Text elementType="figcaption" size="small" tone="muted" className={styles.caption}>
      {keepTogether(text)}
    </Text>
  </figure>
);
