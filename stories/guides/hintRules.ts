import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { HintRule } from '../../packages/screens/src/storefront/ServicesScreen/hints/rule.ts';
import { fabRules } from '../../packages/screens/src/storefront/ServicesScreen/hints/rules/fab.ts';
import { flexRules } from '../../packages/screens/src/storefront/ServicesScreen/hints/rules/flex.ts';
import { layoutRules } from '../../packages/screens/src/storefront/ServicesScreen/hints/rules/layout.ts';
import { sourceRules } from '../../packages/screens/src/storefront/ServicesScreen/hints/rules/source.ts';
import { stencilRules } from '../../packages/screens/src/storefront/ServicesScreen/hints/rules/stencil.ts';

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
