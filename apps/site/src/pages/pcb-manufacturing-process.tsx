import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { manufacturingProcessContent as content } from '@pcb/screens/content/pages/manufacturingProcess';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnSection } from '../app/focusOnSection.ts';
import type { PageHandle } from '../app/page.ts';
import { useIsHydrated } from '../app/hydration.ts';

export const handle: PageHandle = content.meta;

/** The step of the walk is in the hash, so that it can be shared. */
export function Component() {
  useFocusOnSection();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no hash.
  const isHydrated = useIsHydrated();
  const walk = (
    <ProcessWalk
      step={isHydrated ? hash.slice(1) : ''}
      onStepChange={(step) => void navigate({ search, hash: step }, { replace: true, preventScrollReset: true })}
    />
  );
  return <ContentScreen content={content} slots={{ walk }} />;
}
