'use client';
import { Inline } from '@pcb/ui/Inline';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { ContentScreen, type ContentScreenProps } from '../ContentScreen/ContentScreen.tsx';
import type { ArticleContent } from '../pages/articles/model.ts';
import { publishedOn } from '../pages/articles/publishedOn.ts';
import { articleScreenContent, type ArticleScreenContent } from './ArticleScreen.content.ts';
import * as styles from './ArticleScreen.css.ts';

export interface ArticleScreenProps
  extends Pick<ContentScreenProps, 'trail' | 'unit' | 'onUnitChange'>, WithContent<ArticleScreenContent> {
  /** The article, with its cover, author and date. */
  article: ArticleContent;
}

/**
 * A blog article with its cover, author and date. For an undated page that is kept up to date use `ContentScreen`.
 *
 * @example <ArticleScreen article={article} />
 */
export function ArticleScreen({ article, content = articleScreenContent, ...screen }: ArticleScreenProps) {
  const { cover, published, author, minutes } = article;
  return (
    <article>
      <ContentScreen
        {...screen}
        content={article}
        cover={<BoardArt {...cover} aspect={4 / 3} />}
        byline={
          <Inline elementType="ul" gap="xlarge" className={styles.byline}>
            <li>{content.by(author)}</li>
            <li>
              <time dateTime={published}>{publishedOn(published)}</time>
            </li>
            <li>{content.readingTime(minutes)}</li>
          </Inline>
        }
      />
    </article>
  );
}
