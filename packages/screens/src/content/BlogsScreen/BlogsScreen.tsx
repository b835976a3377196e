'use client';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import { cardColumns } from '../../shared/styles/cardColumns.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { ArticleContent } from '../pages/articles/model.ts';
import { publishedOn } from '../pages/articles/publishedOn.ts';
import { blogsScreenContent, type BlogsScreenContent } from './BlogsScreen.content.ts';
import * as styles from './BlogsScreen.css.ts';

export { blogsScreenContent } from './BlogsScreen.content.ts';

export type ArticleSummary = Pick<ArticleContent, 'id' | 'title' | 'excerpt' | 'published' | 'minutes' | 'cover'>;

export interface BlogsScreenProps extends WithContent<BlogsScreenContent> {
  /** In display order. */
  articles: readonly ArticleSummary[];
}

function ArticleCard({ article, content }: { article: ArticleSummary; content: BlogsScreenContent }) {
  const { id, title, excerpt, published, minutes } = article;
  return (
    <Card elementType="li" padding="none" isInteractive className={styles.card}>
      <div className={styles.cover}>
        <BoardArt {...article.cover} aspect={4 / 3} />
      </div>
      <Stack gap="medium" className={styles.text}>
        <Heading level={2} size="small">
          <Link variant="quiet" href={`/blogs/${id}`}>
            {title}
          </Link>
        </Heading>
        <Text tone="muted">{excerpt}</Text>
        <Inline elementType="p" justify="space-between" className={styles.dates}>
          <time dateTime={published}>{publishedOn(published)}</time>
          <span>{content.readingTime(minutes)}</span>
        </Inline>
      </Stack>
    </Card>
  );
}

/**
 * The articles of the blog as cards.
 *
 * @example <BlogsScreen articles={articles} />
 */
export function BlogsScreen({ articles, content = blogsScreenContent }: BlogsScreenProps) {
  const { empty, ...head } = content;
  return (
    <div className={pageStyles.page}>
      <PageHeader designator={head.designator} title={head.title} lead={head.lead} />
      <div className={styles.list}>
        {articles.length === 0 ? (
          <EmptyState title={empty.title} action={<ButtonLink href={empty.href}>{empty.action}</ButtonLink>}>
            {empty.text}
          </EmptyState>
        ) : (
          <Grid elementType="ul" columns={{ phone: 1, laptop: cardColumns(articles.length).laptop }} gap="xlarge">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} content={content} />
            ))}
          </Grid>
        )}
      </div>
    </div>
  );
}
