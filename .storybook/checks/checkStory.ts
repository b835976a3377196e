import { consoleProblems } from './console.ts';
import { iconsAgainstTheText, startsAtTheLeft } from './mirroring.ts';
import { outlineProblems } from './outline.ts';
import { cutOffText, sidewaysScroll } from './overflow.ts';
import { sheetsAgainstEachOther } from './sheets.ts';
import { smallTargets } from './targets.ts';

interface StoryContext {
  tags: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  parameters: {
    /** Why a story may show a text in part. No text is cut off elsewhere. */
    shortens?: string;
  };
  viewMode?: string;
}

/**
 * Checks what every story promises, after the story and after each of its tests, so that no test repeats it. axe runs besides.
 * @throws one error that lists every problem.
 */
export function checkStory({ tags, globals, parameters, viewMode }: StoryContext) {
  if (viewMode !== 'story') return;
  const isScreen = tags.includes('screen');
  const isMirrored = globals['direction'] === 'rtl';
  const problems = [
    ...consoleProblems(),
    ...sidewaysScroll(),
    ...iconsAgainstTheText(),
    ...sheetsAgainstEachOther(),
    ...(parameters.shortens === undefined ? cutOffText() : []),
    ...(globals['pointer'] === 'coarse' ? smallTargets() : []),
    ...(isScreen ? outlineProblems() : []),
    ...(isScreen && isMirrored ? startsAtTheLeft() : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
