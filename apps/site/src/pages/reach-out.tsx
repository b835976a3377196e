import { ReachOutScreen } from '@pcb/screens/storefront/ReachOutScreen';
import { useSite } from '../app/hooks/useSite.ts';
import type { PageHandle } from '../app/routing/page.ts';
import { text } from '../url/searchSchema.ts';
import { useSearchState } from '../url/useSearchState.ts';

export const handle: PageHandle = {
  hasMainAction: true,
  title: 'Reach out',
  description: 'Write to or call an engineer about layout, fabrication, assembly, stencils and components.',
};

const schema = { topic: text('topic') };

export function Component() {
  const [{ topic }, change] = useSearchState(schema);
  return <ReachOutScreen brand={useSite().brand} topic={topic} onTopicChange={(chosen) => change({ topic: chosen })} />;
}
