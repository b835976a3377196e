import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import { useFocusOnSection } from '../hooks/useFocusOnSection.ts';
import { useLengthUnit } from '../hooks/useSite.ts';
import { useTrail } from '../hooks/useTrail.ts';
import type { PageHandle } from '../routing/page.ts';

export function articlePage(article: ArticleContent) {
  const handle: PageHandle = { ...article.meta, article };
  function Component() {
    useFocusOnSection();
    const lengthUnit = useLengthUnit();
    return <ArticleScreen article={article} trail={useTrail()} {...lengthUnit} />;
  }
  return { handle, Component };
}
