import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { HintRule } from '@pcb/quoting/hints/rule';
import { fabRules } from '@pcb/quoting/hints/fab';
import { flexRules } from '@pcb/quoting/hints/flex';
import { layoutRules } from '@pcb/quoting/hints/layout';
import { sourceRules } from '@pcb/quoting/hints/source';
import { stencilRules } from '@pcb/quoting/hints/stencil';

const hintRules: { readonly [Form in ServiceTab]: readonly HintRule<ServiceForms[Form]>[] } = {
  layout: layoutRules,
  fab: fabRules,
  flex: flexRules,
  stencil: stencilRules,
  source: sourceRules,
};

/** The rules of a form, in their order. A form imports its own, so that no page loads those of the others. */
export const hintRulesOf = <Form extends ServiceTab>(form: Form): readonly HintRule<ServiceForms[Form]>[] =>
  hintRules[form];
