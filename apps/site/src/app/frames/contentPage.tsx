import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import type { ContentPageContent } from '@pcb/screens/content/pages';
import type { ReactNode } from 'react';
import { useFocusOnSection } from '../hooks/useFocusOnSection.ts';
import { useLengthUnit } from '../hooks/useSite.ts';
import { useTrail } from '../hooks/useTrail.ts';
import type { PageHandle } from '../routing/page.ts';

interface ContentPageParts {
  slots?: Readonly<Record<string, ReactNode>>;
  /** The drawing or tool at the top of the page. */
  figure?: ReactNode;
}

/** A page of static content. */
export function contentPage(content: ContentPageContent, { slots = {}, figure }: ContentPageParts = {}) {
  const handle: PageHandle = content.meta;
  function Component() {
    useFocusOnSection();
    const lengthUnit = useLengthUnit();
    return <ContentScreen content={content} trail={useTrail()} slots={slots} figure={figure} {...lengthUnit} />;
  }
  return { handle, Component };
}
