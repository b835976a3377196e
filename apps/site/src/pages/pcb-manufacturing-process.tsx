import { manufacturingProcessContent as content, processSteps } from '@pcb/screens/content/pages/manufacturingProcess';
import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { contentPage } from '../app/frames/contentPage.tsx';
import type { PageHandle } from '../app/routing/page.ts';
import { oneInHash } from '../url/searchSchema.ts';
import { useSearchState } from '../url/useSearchState.ts';

const steps = processSteps.map(({ id }) => id);
const schema = { step: oneInHash(steps, '') };

/** The hash holds the current step, so that it can be linked. */
function Walk() {
  const [{ step }, change] = useSearchState(schema);
  return <ProcessWalk step={step} onStepChange={(shown) => change({ step: shown })} />;
}

const page = contentPage(content, { slots: { walk: <Walk /> } });

export const handle: PageHandle = { ...page.handle, hasMainAction: true };
export const { Component } = page;
