import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import { useFocusOnSection } from './focusOnSection.ts';

/** A blog article. */
export function ArticlePage({ article }: { article: ArticleContent }) {
  useFocusOnSection();
  return <ArticleScreen article={article} />;
}
