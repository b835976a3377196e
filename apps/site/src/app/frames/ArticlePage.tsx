import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import { useFocusOnSection } from '../hooks/useFocusOnSection.ts';
import { useLengthUnit } from '../hooks/useSite.ts';
import { useTrail } from '../hooks/useTrail.ts';

export function ArticlePage({ article }: { article: ArticleContent }) {
  useFocusOnSection();
  const lengthUnit = useLengthUnit();
  return <ArticleScreen article={article} trail={useTrail()} {...lengthUnit} />;
}
