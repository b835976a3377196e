import { Card } from '@pcb/ui/Card';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import type { RefObject } from 'react';
import { busyIfStale } from '../../shared/busyIfStale.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { SearchResults } from './searchForm.ts';
import type { SearchFormContent } from './SearchFormScreen.content.ts';
import * as styles from './SearchFormScreen.css.ts';

interface SearchOutcomeProps {
  results: Remote<SearchResults> | undefined;
  /** How often the form was sent. */
  searches: number;
  tableLabel: string;
  content: SearchFormContent;
  /** Takes the focus from 'Try again'. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/**
 * The same words in other letters: a live region is read out when its text changes, and after a second search that ends
 * like the first it would not. A no-break space at the end makes the difference, and nobody sees or hears it.
 */
const renewed = (words: string, searches: number) => (searches % 2 === 0 ? words : `${words}\u00a0`);

/** What was found, under a heading. One status announces it, for as long as the page stands. */
export function SearchOutcome({ results, searches, tableLabel, content, focusOnRetry }: SearchOutcomeProps) {
  const found = results?.status === 'ready' && results.value.rows.length > 0 ? results.value : null;
  const isLoading = results?.status === 'loading';
  return (
    <section aria-labelledby="search-results" aria-busy={busyIfStale(results)} className={styles.results}>
      <Heading level={2} size="title" id="search-results">
        {content.results}
      </Heading>
      <div role="status" className={found || isLoading ? styles.brief : styles.whole}>
        {found || isLoading ? (
          <Text mono size="small" tone="muted">
            {renewed(found ? content.rowCount(found.rows.length) : content.loading, searches)}
          </Text>
        ) : (
          <Card padding="none">
            {results?.status === 'failed' ? (
              <LoadFailed
                words={{ ...content.failed, title: renewed(content.failed.title, searches) }}
                headingLevel={3}
                onRetry={results.onRetry}
                focusOnRetry={focusOnRetry}
              />
            ) : (
              <EmptyState headingLevel={3} art={<EmptyFootprint />} title={renewed(content.empty, searches)} />
            )}
          </Card>
        )}
      </div>
      {isLoading ? (
        <Card padding="none" aria-busy="true" className={styles.whole}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Card>
      ) : null}
      {found ? (
        <Table
          aria-label={tableLabel}
          columns={found.columns}
          rows={found.rows}
          renderCell={({ cells }, columnId) => cells[columnId]}
          className={styles.whole}
        />
      ) : null}
    </section>
  );
}

function SkeletonRow() {
  return (
    <div className={styles.skeletonRow}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
