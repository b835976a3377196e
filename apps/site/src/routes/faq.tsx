import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import { type FaqContent, faqPages } from '@pcb/screens/content/pages';
import type { FaqPath } from '@pcb/screens/content/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageModule, titled } from '../page.ts';
import { useIsHydrated } from '../today.ts';

function FaqPage({ content }: { content: FaqContent }) {
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

/** The page at a path. */
export function faqAt(path: FaqPath): PageModule {
  const content = faqPages[path];
  return {
    Component: () => <FaqPage content={content} />,
    handle: { title: titled(content.meta.title), description: content.meta.description },
  };
}
