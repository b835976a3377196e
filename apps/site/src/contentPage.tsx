import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import type { ContentPageContent } from '@pcb/screens/content/pages';
import type { ReactNode } from 'react';
import { useFocusOnSection } from './focusOnSection.ts';
import { type PageModule, titled } from './page.ts';

/** A page of words and figures, with what stands in the places that it leaves for drawings and tools. */
export function contentPage(content: ContentPageContent, slots: Readonly<Record<string, ReactNode>> = {}): PageModule {
  function ContentPage() {
    useFocusOnSection();
    return <ContentScreen content={content} slots={slots} />;
  }
  return {
    Component: ContentPage,
    handle: { title: titled(content.meta.title), description: content.meta.description },
  };
}
