import type { ArticleContent } from '@pcb/screens/content/articles';
import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import { useFocusOnSection } from './focusOnSection.ts';
import { type PageModule, titled } from './page.ts';

/** An article of the blog. */
export function articlePage(article: ArticleContent): PageModule {
  function ArticlePage() {
    useFocusOnSection();
    return <ArticleScreen article={article} />;
  }
  return {
    Component: ArticlePage,
    handle: { title: titled(article.meta.title), description: article.meta.description, article },
  };
}
