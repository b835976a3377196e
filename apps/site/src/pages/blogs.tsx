import { articles } from '@pcb/screens/content/articles';
import { BlogsScreen, blogsScreenContent } from '@pcb/screens/content/BlogsScreen';
import { described } from '../app/page.ts';

export const handle = described(blogsScreenContent.meta);

export function Component() {
  return <BlogsScreen articles={articles} />;
}
