import { FaqScreen, type FaqScreenProps } from '@pcb/screens/content/FaqScreen';
import { useState } from 'react';
import { oneInHash, text } from '../../url/searchSchema.ts';
import { useSearchState } from '../../url/useSearchState.ts';
import { useTrail } from '../hooks/useTrail.ts';
import type { PageHandle } from '../routing/page.ts';

export function faqPage({ content, other }: Required<Pick<FaqScreenProps, 'content' | 'other'>>) {
  const handle: PageHandle = { ...content.meta, questions: content.items, waitsFor: /[?&]q=/ };
  const ids = content.items.map(({ id }) => id);

  /** The hash names the open question; without one, the first is open. */
  function Component() {
    const [{ open, query }, change] = useSearchState({ open: oneInHash(ids, ''), query: text('q') });
    const [isFirstClosed, setFirstClosed] = useState(false);
    const first = isFirstClosed ? null : (ids[0] ?? null);
    return (
      <FaqScreen
        content={content}
        trail={useTrail()}
        other={other}
        expandedKey={open || first}
        onExpandedChange={(key) => {
          setFirstClosed(true);
          change({ open: key ?? '' });
        }}
        query={query}
        onQueryChange={(typed) => change({ query: typed })}
      />
    );
  }
  return { handle, Component };
}
