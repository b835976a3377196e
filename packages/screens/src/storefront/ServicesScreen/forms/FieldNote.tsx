import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Hint, isWithoutPrice } from '../quotes/hints.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { icon, withoutPrice } from './FieldNote.css.ts';
import { hintText } from './hintText.ts';

export interface FieldNoteProps {
  hint: Hint | null;
  /** The text without a hint. */
  help: ReactNode;
  content: ServicesContent;
}

/** The line below a field: its hint, or its help. A hint stands out if the order has no sample price because of it. */
export function FieldNote({ hint, help, content }: FieldNoteProps) {
  const text = hintText(hint, content);
  if (!hint || !isWithoutPrice(hint)) return text ?? help;
  return (
    <span className={withoutPrice}>
      <CircleAlert size={16} aria-hidden="true" className={icon} />
      <span>{text}</span>
    </span>
  );
}
