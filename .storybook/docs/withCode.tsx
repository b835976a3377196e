import type { ReactNode } from 'react';

/** A text in which every second part, between backticks, is code. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
