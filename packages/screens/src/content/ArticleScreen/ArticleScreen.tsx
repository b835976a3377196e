'use client';
import { Inline } from '@pcb/ui/Inline';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import { ContentScreen, type ContentScreenProps } from '../ContentScreen/ContentScreen.tsx';
import type { ArticleContent } from '../pages/articles/model.ts';
import { publishedOn } from '../pages/articles/publishedOn.ts';
import { articleScreenContent, type ArticleScreenContent } from './ArticleScreen.content.ts';
import * as styles from './ArticleScreen.css.ts';

export interface ArticleScreenProps extends Pick<ContentScreenProps, 'trail' | 'unit' | 'onUnitChange'> {
  /** The article, with its cover, author and date. */
  article: ArticleContent;
  /** The text around the article; override to translate it. @default articleScreenContent */
  copy?: ArticleScreenContent;
}

/**
 * A blog article with its cover, author and date. For an undated page that is kept up to date use `ContentScreen`.
 *
 * @example <ArticleScreen article={article} />
 */
export function ArticleScreen({ article, copy = articleScreenContent, ...screen }: ArticleScreenProps) {
  const { cover, published, author, minutes } = article;
  return (
    <article>
      <ContentScreen
        {...screen}
        content={article}
        cover={<BoardArt {...cover} aspect={4 / 3} />}
        byline={
          <Inline elementType="ul" gap="xlarge" className={styles.byline}>
            <li>{copy.by(author)}</li>
            <li>
              <time dateTime={published}>{publishedOn(published)}</time>
            </li>
            <li>{copy.readingTime(minutes)}</li>
          </Inline>
        }
      />
    </article>
  );
}
