import { ReachOutScreen } from '@pcb/screens/storefront/ReachOutScreen';
import { useSearchParams } from 'react-router-dom';
import type { PageHandle } from '../app/page.ts';
import { useSite } from '../app/useSite.ts';
import { useIsHydrated } from '../app/hydration.ts';

export const handle: PageHandle = {
  title: 'Reach out',
  description: 'Write to an engineer or call: layout, fabrication, assembly, stencils and components.',
};

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated();
  return (
    <ReachOutScreen
      brand={useSite().brand}
      topic={(isHydrated && parameters.get('topic')) || ''}
      onTopicChange={(topic) => setParameters(topic ? { topic } : {}, { replace: true, preventScrollReset: true })}
    />
  );
}
