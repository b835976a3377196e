/**
 * `npm run new:component Badge` and `npm run new:screen portal/OrderDetail` write a component or a screen that passes
 * the checks, from the templates in `component.ts` and `screenTemplates.ts`.
 */
import { run } from '../shared/run.ts';
import { planComponent } from './component.ts';
import { formatCommand, type Plan, Refusal, writePlan } from './plan.ts';
import { planScreen } from './screen.ts';

const recordTree = (title: string) =>
  `Run \`npm run build\`, then record the accessibility tree: npx playwright test --project=storybook --update-snapshots -g "${title}"`;

const record = 'Record the public API with `npm run api` and the sizes with `npm run sizes`, and add a changeset.';

const generators: Record<string, { plan: typeof planScreen; next: (plan: Plan) => readonly string[] }> = {
  component: {
    plan: planComponent,
    next: ({ title }) => [recordTree(title), record],
  },
  screen: {
    plan: planScreen,
    next: ({ title }) => [
      'Create its page, its effects and its end-to-end test: “How to add a screen” in README.md.',
      recordTree(title),
      record,
    ],
  },
};

const [kind = '', name = ''] = process.argv.slice(2);
const generator = generators[kind];
if (!generator) throw new Error(`There is no generator '${kind}'.`);
try {
  const plan = generator.plan(process.cwd(), name);
  writePlan(process.cwd(), plan);
  await run(formatCommand(plan));
  const created = Object.keys(plan.created);
  const story = created.find((file) => file.endsWith('.stories.tsx')) ?? '';
  const steps = [
    'Replace the texts that start with “Replace this”, and the content with yours.',
    `Watch its stories: npx vitest --project=stories ${story}`,
    ...generator.next(plan),
  ];
  console.log(['Created', ...created.map((file) => `  ${file}`)].join('\n'));
  const changed = Object.keys(plan.changed);
  if (changed.length > 0) console.log(['Changed', ...changed.map((file) => `  ${file}`)].join('\n'));
  console.log(['Next', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
