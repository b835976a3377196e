import type { Guide } from '#storybook/docs/guide.ts';

/** The exports of a module of stories: stories, which know their meta. */
type StoryModule = Readonly<
  Record<string, { meta?: { input: { title?: string; parameters?: { guide?: Guide } } } } | undefined>
>;

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');

/** Each key of each component and what it does, as on the pages of the components. */
export async function keyboardRows(): Promise<string[][]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.flatMap((module) => {
    const { title = '', parameters } = Object.values(module).find((story) => story?.meta)?.meta?.input ?? {};
    return (parameters?.guide?.keyboard ?? []).map((item) => {
      const [, keys = '', effect = item] = /^`(.+?)` (.+)$/.exec(item) ?? [];
      return [title.replace(/.*\//, ''), `\`${keys}\``, effect];
    });
  });
}
