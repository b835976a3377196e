/**
 * `npm run new:component Badge` and `npm run new:screen account/LoginHistory`: write files that pass the checks, from
 * `templates/`.
 */
import { planComponent, planScreen, Refusal } from './plan.ts';
import { writeFiles } from './writeFiles.ts';

const [kind, name = ''] = process.argv.slice(2);
try {
  const files = Object.keys(await writeFiles(kind === 'screen' ? planScreen(name) : planComponent(name)));
  console.log(`Written
${files.map((file) => `  ${file}`).join('\n')}
Next
  1. Replace the texts that start with “Replace this”, and the content with yours.
  2. Watch its stories: npx vitest --project=stories ${files.find((file) => file.endsWith('.stories.tsx'))}
  3. Continue with docs/how-to/${kind}.md.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
