import { ReachOutScreen } from '@pcb/screens/storefront/ReachOutScreen';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../brand.ts';
import { type PageHandle, titled } from '../app/page.ts';
import { useIsHydrated } from '../app/hydration.ts';

export const handle: PageHandle = {
  title: titled('Reach out'),
  description: 'Write to an engineer or call: layout, fabrication, assembly, stencils and components.',
};

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated();
  return (
    <ReachOutScreen
      brand={brand}
      topic={(isHydrated && parameters.get('topic')) || ''}
      onTopicChange={(topic) => setParameters(topic ? { topic } : {}, { replace: true, preventScrollReset: true })}
    />
  );
}
