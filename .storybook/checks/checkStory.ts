import { consoleProblems } from './console.ts';
import { unmirroredIcons, unmirroredTitle } from './mirroring.ts';
import { outlineProblems } from './outline.ts';
import { clippedText, horizontalOverflow } from './overflow.ts';
import { conflictingSheets } from './sheets.ts';
import { smallTargets } from './targets.ts';

interface StoryContext {
  tags: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  parameters: {
    /** The reason why a story may truncate text. Other stories may not. */
    shortens?: string;
  };
  viewMode?: string;
}

/**
 * Runs the general checks after a story and after each of its tests, so that no test repeats them. axe runs separately.
 * @throws an error that lists every problem.
 */
export function checkStory({ tags, globals, parameters, viewMode }: StoryContext) {
  if (viewMode !== 'story') return;
  const isScreen = tags.includes('screen');
  const isMirrored = globals['direction'] === 'rtl';
  const problems = [
    ...consoleProblems(),
    ...horizontalOverflow(),
    ...unmirroredIcons(),
    ...conflictingSheets(),
    ...(parameters.shortens === undefined ? clippedText() : []),
    ...(globals['pointer'] === 'coarse' ? smallTargets() : []),
    ...(isScreen ? outlineProblems() : []),
    ...(isScreen && isMirrored ? unmirroredTitle() : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
