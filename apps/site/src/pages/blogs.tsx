import { BlogsScreen, blogsScreenContent } from '@pcb/screens/content/BlogsScreen';
import { articles } from '@pcb/screens/content/pages/articles';
import type { PageHandle } from '../app/routing/page.ts';

export const handle: PageHandle = blogsScreenContent.meta;

export function Component() {
  return <BlogsScreen articles={articles} />;
}
