import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import type { FaqContent } from '@pcb/screens/content/pages';
import { oneInHash } from '../address/searchSchema.ts';
import { useSearchState } from '../address/useSearchState.ts';

/** A page of questions and answers. The hash names the open question. */
export function FaqPage({ content }: { content: FaqContent }) {
  const ids = content.items.map(({ id }) => id);
  const [{ open }, change] = useSearchState({ open: oneInHash(ids, '') });
  return (
    <FaqScreen content={content} expandedKey={open || null} onExpandedChange={(key) => change({ open: key ?? '' })} />
  );
}
