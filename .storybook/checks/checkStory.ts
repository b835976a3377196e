import { consoleProblems } from './console.ts';
import { unmirroredIcons } from './mirroring.ts';
import { outlineProblems } from './outline.ts';
import { clippedText, horizontalOverflow } from './overflow.ts';
import { silentValues } from './silentValues.ts';
import { smallTargets } from './targets.ts';

interface StoryContext {
  tags: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  parameters: {
    /** The reason why the story may truncate text; other stories may not. */
    shortens?: string;
  };
  viewMode?: string;
}

/**
 * Runs the general checks after a story and each of its tests, so that no test repeats them. axe runs separately.
 * @throws an error that lists every problem.
 */
export function checkStory({ tags, globals, parameters, viewMode }: StoryContext) {
  if (viewMode !== 'story') return;
  const problems = [
    ...consoleProblems(),
    ...horizontalOverflow(),
    ...unmirroredIcons(),
    ...silentValues(),
    ...(parameters.shortens === undefined ? clippedText() : []),
    ...(globals['pointer'] === 'coarse' ? smallTargets() : []),
    ...(tags.includes('screen') ? outlineProblems() : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
