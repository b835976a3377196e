import type { ServiceForms, ServiceTab } from '../forms.ts';
import { fabRules } from './fab.ts';
import { flexRules } from './flex.ts';
import type { HintFigures } from './hintsOf.ts';
import { layoutRules } from './layout.ts';
import type { HintRule } from './rule.ts';
import { sourceRules } from './source.ts';
import { stencilRules } from './stencil.ts';

const hintRules: { readonly [Form in ServiceTab]: readonly HintRule<ServiceForms[Form], HintFigures>[] } = {
  layout: layoutRules,
  fab: fabRules,
  flex: flexRules,
  stencil: stencilRules,
  source: sourceRules,
};

/** Each form imports its own rules, which keeps the others out of the first script. */
export const hintRulesOf = <Form extends ServiceTab>(
  form: Form,
): readonly HintRule<ServiceForms[Form], HintFigures>[] => hintRules[form];
