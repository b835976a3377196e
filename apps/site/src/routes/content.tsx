import { CallToAction } from '@pcb/screens/content/CallToAction';
import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { type ContentPageContent, contentPages } from '@pcb/screens/content/pages';
import type { ContentPath } from '@pcb/screens/content/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storefrontEffects } from '../effects/storefront.ts';
import { type PageModule, titled } from '../page.ts';

/** What stands in the places of the pages that words leave. */
const slots = { callToAction: <CallToAction onPress={storefrontEffects.getInstantQuote} /> };

/** As a browser does with a plain link: Tab goes on from the section that was jumped to. */
function useFocusOnSection() {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}

function ContentPage({ content }: { content: ContentPageContent }) {
  useFocusOnSection();
  return <ContentScreen content={content} slots={slots} />;
}

/** The page at a path. */
export function contentAt(path: ContentPath): PageModule {
  const content = contentPages[path];
  return {
    Component: () => <ContentPage content={content} />,
    handle: { title: titled(content.meta.title), description: content.meta.description },
  };
}
