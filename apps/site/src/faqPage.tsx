import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import type { FaqContent } from '@pcb/screens/content/pages';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageModule, titled } from './page.ts';
import { useIsHydrated } from './hydration.ts';

/** A page of questions and answers, the open one in the address. */
export function faqPage(content: FaqContent): PageModule {
  function FaqPage() {
    const { search, hash } = useLocation();
    const navigate = useNavigate();
    const isHydrated = useIsHydrated();
    const open = content.items.find(({ id }) => isHydrated && id === hash.slice(1));
    return (
      <FaqScreen
        content={content}
        expandedKey={open?.id ?? null}
        onExpandedChange={(key) =>
          void navigate({ search, hash: key ?? '' }, { preventScrollReset: true, replace: true })
        }
      />
    );
  }
  return {
    Component: FaqPage,
    handle: { title: titled(content.meta.title), description: content.meta.description, questions: content.items },
  };
}
