import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import type { ContentPageContent } from '@pcb/screens/content/pages';
import type { ReactNode } from 'react';
import { useFocusOnSection } from './focusOnSection.ts';

interface ContentPageProps {
  content: ContentPageContent;
  /** What stands in the places that the page leaves for drawings and tools. */
  slots?: Readonly<Record<string, ReactNode>>;
}

/** A page of words and figures. */
export function ContentPage({ content, slots = {} }: ContentPageProps) {
  useFocusOnSection();
  return <ContentScreen content={content} slots={slots} />;
}
