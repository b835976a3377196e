import { Children, type ReactNode } from 'react';
import * as styles from './ButtonLabel.css.ts';

export const isText = (content: ReactNode) =>
  Children.toArray(content).every((part) => typeof part === 'string' || typeof part === 'number');

/** A word that is longer than the button breaks, unless there is an icon. */
export const ButtonLabel = ({ children }: { children: ReactNode }) =>
  isText(children) ? <span className={styles.buttonLabel}>{children}</span> : children;
