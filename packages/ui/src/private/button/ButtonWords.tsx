import { Children, type ReactNode } from 'react';
import { words } from './words.css.ts';

const isText = (content: ReactNode) =>
  Children.toArray(content).every((part) => typeof part === 'string' || typeof part === 'number');

/** The words of a button. Alone, without an icon, a word that is longer than the place of the button breaks. */
export const ButtonWords = ({ children }: { children: ReactNode }) =>
  isText(children) ? <span className={words}>{children}</span> : children;
