import { type Mode, type ModeName, modes, modesOf } from '../../.storybook/modes.ts';
import { type Declaration, declarationOf } from './declarations.ts';

/** What `index.json` of a built Storybook says of a story. */
export interface StoryEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  /** `test` for what `Story.test` made. */
  subtype?: 'story' | 'test';
  tags: readonly string[];
}

/** One picture to be taken. */
export interface Shot extends Mode {
  /** Its name in the report: the story's id and the mode. */
  name: string;
  story: string;
  mode: ModeName;
  /** Whether the story plays: it may leave focus, keys or toasts behind, so that the next one needs a new page. */
  plays: boolean;
  /** Why it may differ, where a commit declares so. */
  declared?: string;
}

/** The pictures of a Storybook, those of one mode together, because changing the mode takes longer than changing the story. */
export function chooseShots(entries: readonly StoryEntry[], declarations: readonly Declaration[] = []): Shot[] {
  const stories = entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
  return (Object.keys(modes) as ModeName[]).flatMap((mode) =>
    stories
      .filter((story) => modesOf(story).includes(mode))
      .map(({ id, tags }) => {
        const declaration = declarationOf(id, declarations);
        return {
          ...modes[mode],
          name: `${id}, ${mode}`,
          story: id,
          mode,
          plays: tags.includes('play-fn'),
          ...(declaration && { declared: declaration.reason }),
        };
      }),
  );
}
