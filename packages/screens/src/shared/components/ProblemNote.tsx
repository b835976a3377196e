import { Notice } from '@pcb/ui/Notice';
import { fullWidth } from '../styles/fullWidth.css.ts';

export interface ProblemNoteProps {
  text: string | undefined;
}

export function ProblemNote({ text }: ProblemNoteProps) {
  return text === undefined ? null : (
    <Notice tone="danger" isAnnounced className={fullWidth}>
      {text}
    </Notice>
  );
}
