import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import type { FaqContent } from '@pcb/screens/content/pages';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from './hydration.ts';

/** A page of questions and answers. The address says in its hash which question is open. */
export function FaqPage({ content }: { content: FaqContent }) {
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
