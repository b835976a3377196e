import type { ServiceForms, ServiceTab } from '../quotes/forms.ts';
import type { HintRule } from './rule.ts';
import { fabBoardRules } from './rules/fabBoard.ts';
import { fabBuildRules } from './rules/fabBuild.ts';
import { flexRules } from './rules/flex.ts';
import { layoutRules } from './rules/layout.ts';
import { sourceRules } from './rules/source.ts';
import { stencilRules } from './rules/stencil.ts';

/** Every hint of the order forms. Rules of one level are shown in this order. */
export const hintRules: { readonly [Form in ServiceTab]: readonly HintRule<ServiceForms[Form]>[] } = {
  layout: layoutRules,
  fab: [...fabBoardRules, ...fabBuildRules],
  flex: flexRules,
  stencil: stencilRules,
  source: sourceRules,
};
