'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { RelatedLinks } from '../../shared/components/RelatedLinks.tsx';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { SearchBar } from '../../shared/search/SearchBar.tsx';
import { searchTerms } from '../../shared/search/searchTerms.ts';
import { type QueryProps, useSearch } from '../../shared/search/useSearch.ts';
import * as columnCardStyles from '../../shared/styles/columnCard.css.ts';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { Category, CategoryGroup, ListedPart } from '../model.ts';
import { searchCatalogue, searchParts } from '../searchCatalogue.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { productsContent, type ProductsContent } from './ProductsScreen.content.ts';
import * as styles from './ProductsScreen.css.ts';

export { productsContent, type ProductsContent } from './ProductsScreen.content.ts';

// Loaded on demand, because only a search needs it.
const FoundParts = lazy(() => import('./FoundParts.tsx').then((module) => ({ default: module.FoundParts })));

export interface ProductsScreenProps extends QueryProps, WithContent<ProductsContent> {
  /** The category groups, in order. */
  groups: readonly CategoryGroup[];
  /** All categories, including those in groups. */
  categories: readonly Category[];
  /** The parts of all pages, for the search. */
  parts: Remote<readonly ListedPart[]>;
}

/**
 * The catalogue: all groups and categories, with a search for categories and parts.
 *
 * @example <ProductsScreen groups={categoryGroups} categories={categories} parts={{ status: 'ready', value: listedParts }} />
 */
export function ProductsScreen({
  groups,
  categories,
  parts,
  content = productsContent,
  ...queryProps
}: ProductsScreenProps) {
  const search = useSearch(queryProps);
  const { query } = search;
  const found = searchCatalogue(groups, categories, query);
  const terms = searchTerms(query);
  const isSearching = terms.length > 0;
  const foundParts = isSearching && parts.status === 'ready' ? searchParts(parts.value, query) : undefined;
  return (
    <div className={pageStyles.page}>
      <PageHeader {...content} />
      <SearchBar search={search} copy={content.search} className={styles.search}>
        {[
          content.count(found.count, categories.length, foundParts?.length),
          ...(isSearching && parts.status === 'loading' ? [content.parts.loading] : []),
        ].join(', ')}
      </SearchBar>

      {found.count === 0 && foundParts?.length === 0 ? (
        <Card padding="none" className={styles.message}>
          <EmptyState
            art={<EmptyFootprint />}
            title={content.empty.title(query.trim())}
            headingLevel={2}
            action={
              <Inline gap="large" justify="center">
                <Button onPress={search.clear}>{content.empty.clear}</Button>
                <Link href={content.sourcing.action.href}>{content.empty.source}</Link>
              </Inline>
            }
          >
            {content.empty.text}
          </EmptyState>
        </Card>
      ) : null}

      {found.groups.length > 0 ? (
        <Stack elementType="section" gap="xlarge" className={styles.section}>
          <Heading level={2}>{content.groups}</Heading>
          <Grid elementType="ul" minColumnWidth="20rem" gap="large">
            {found.groups.map((group) => (
              <Card elementType="li" key={group.path} className={columnCardStyles.columnCard}>
                <Grid columns={[1, '6rem']} gap="large" align="start" className={styles.groupHeader}>
                  <Stack gap="xsmall">
                    <Heading level={3}>
                      <Link variant="quiet" href={group.path}>
                        <HighlightedText text={group.name} terms={terms} />
                      </Link>
                    </Heading>
                    <Text size="small" tone="muted">
                      <HighlightedText text={group.lead} terms={terms} />
                    </Text>
                  </Stack>
                  <PartDrawing outline={group.outline} />
                </Grid>
                <Stack elementType="ul" gap="none" className={styles.subList}>
                  {group.categories.map(({ path, name }) => (
                    <li key={path} className={styles.subItem}>
                      <Link variant="row" href={path} className={styles.subLink}>
                        <HighlightedText text={name} terms={terms} />
                        <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.linkArrow} />
                      </Link>
                    </li>
                  ))}
                </Stack>
              </Card>
            ))}
            {found.count === categories.length ? (
              <Box elementType="li" surface="inverse" className={styles.sourcing}>
                <Stack gap="small">
                  <Heading level={3}>{content.sourcing.title}</Heading>
                  <Text tone="muted">{content.sourcing.text}</Text>
                </Stack>
                <ButtonLink href={content.sourcing.action.href}>{content.sourcing.action.label}</ButtonLink>
              </Box>
            ) : null}
          </Grid>
        </Stack>
      ) : null}

      {found.single.length > 0 ? (
        <Stack elementType="section" gap="xlarge" className={styles.section}>
          <Heading level={2}>{content.single}</Heading>
          <Grid elementType="ul" columns={{ phone: 1, tablet: 2 }} gap="none" className={styles.rows}>
            {found.single.map(({ path, name, lead, outline }) => (
              <li key={path} className={styles.row}>
                <PartDrawing outline={outline} />
                <Stack gap="hairline">
                  <Heading level={3} size="small">
                    <Link variant="quiet" href={path} isCovering>
                      <HighlightedText text={name} terms={terms} />
                    </Link>
                  </Heading>
                  <Text size="small" tone="muted">
                    <HighlightedText text={lead} terms={terms} />
                  </Text>
                </Stack>
                <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.linkArrow} />
              </li>
            ))}
          </Grid>
        </Stack>
      ) : null}

      {foundParts && foundParts.length > 0 ? (
        <Suspense fallback={null}>
          <FoundParts parts={foundParts} terms={terms} copy={content.parts} />
        </Suspense>
      ) : null}
      {isSearching && parts.status === 'failed' ? (
        <LoadFailed
          copy={content.parts.failed}
          onRetry={parts.onRetry}
          focusOnRetry={search.field}
          className={styles.message}
        />
      ) : null}
      <RelatedLinks title={content.relatedTitle} items={content.related} />
    </div>
  );
}
