import { Link } from '@pcb/ui/Link';
import type { Sentence } from './sentence.ts';

export function LinkedSentence({ sentence }: { sentence: Sentence }) {
  return (
    <>
      <span>{sentence.before}</span>
      <Link href={sentence.href}>{sentence.link}</Link>
      <span>{sentence.after}</span>
    </>
  );
}
