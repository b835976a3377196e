import { articles } from '@pcb/screens/content/articles';
import { BlogsScreen, blogsScreenContent } from '@pcb/screens/content/BlogsScreen';
import { type PageHandle, titled } from '../page.ts';

export const handle: PageHandle = {
  title: titled(blogsScreenContent.meta.title),
  description: blogsScreenContent.meta.description,
};

export function Component() {
  return <BlogsScreen articles={articles} />;
}
