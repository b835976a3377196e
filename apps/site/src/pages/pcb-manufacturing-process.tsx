import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { manufacturingProcessContent as content, processSteps } from '@pcb/screens/content/pages/manufacturingProcess';
import { oneInHash } from '../address/searchSchema.ts';
import { useSearchState } from '../address/useSearchState.ts';
import { useFocusOnSection } from '../app/focusOnSection.ts';
import type { PageHandle } from '../app/page.ts';

export const handle: PageHandle = content.meta;

const steps = processSteps.map(({ id }) => id);
const schema = { step: oneInHash(steps, '') };

/** The hash holds the current step, so that a step can be linked. */
export function Component() {
  useFocusOnSection();
  const [{ step }, change] = useSearchState(schema);
  const walk = <ProcessWalk step={step} onStepChange={(shown) => change({ step: shown })} />;
  return <ContentScreen content={content} slots={{ walk }} />;
}
