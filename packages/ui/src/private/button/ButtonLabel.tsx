import { Children, type ReactNode } from 'react';
import { buttonLabel } from './ButtonLabel.css.ts';

/** Whether a label has no icon or other element. */
export const isText = (content: ReactNode) =>
  Children.toArray(content).every((part) => typeof part === 'string' || typeof part === 'number');

/** The label of a button. In a label without an icon, a word that is longer than the button breaks. */
export const ButtonLabel = ({ children }: { children: ReactNode }) =>
  isText(children) ? <span className={buttonLabel}>{children}</span> : children;
