import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { manufacturingProcessContent as content, processSteps } from '@pcb/screens/content/pages/manufacturingProcess';
import { oneInHash } from '../url/searchSchema.ts';
import { useSearchState } from '../url/useSearchState.ts';
import { ContentPage } from '../app/frames/ContentPage.tsx';
import type { PageHandle } from '../app/routing/page.ts';

export const handle: PageHandle = { ...content.meta, hasMainAction: true };

const steps = processSteps.map(({ id }) => id);
const schema = { step: oneInHash(steps, '') };

/** The hash holds the current step, so that it can be linked. */
export function Component() {
  const [{ step }, change] = useSearchState(schema);
  const walk = <ProcessWalk step={step} onStepChange={(shown) => change({ step: shown })} />;
  return <ContentPage content={content} slots={{ walk }} />;
}
