import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { formatMoney } from '@pcb/ui/format';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import type { RefObject } from 'react';
import { formatDate } from '../../shared/format/formatDate.ts';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import * as cardRowStyles from '../../shared/styles/cardRow.css.ts';
import type { SearchForm, SearchResultRow, SearchResults } from './searchForm.ts';
import type { SearchFormContent } from './SearchFormScreen.content.ts';
import * as styles from './SearchFormScreen.css.ts';

interface SearchOutcomeProps {
  results: Remote<SearchResults> | undefined;
  /** How many times the form has been submitted. */
  searches: number;
  form: Pick<SearchForm, 'title' | 'columns'>;
  content: SearchFormContent;
  /** Receives focus when 'Try again' is pressed. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/** Live regions announce only changed text, so every second search appends a no-break space. */
const forceAnnouncement = (text: string, searches: number) => (searches % 2 === 0 ? text : `${text}\u00a0`);

const skeletonRows = [1, 2, 3, 4];

function renderResult(row: SearchResultRow, columnId: string) {
  const value = row[columnId];
  return typeof value === 'number' ? formatMoney(value, { hasPaise: true }) : formatDate(value ?? '');
}

/** The results. The status element stays mounted, so that screen readers announce them. */
export function SearchOutcome({ results, searches, form, content, focusOnRetry }: SearchOutcomeProps) {
  const found = results?.status === 'ready' && results.value.rows.length > 0 ? results.value : null;
  const isLoading = results?.status === 'loading';
  const hasSearched = searches > 0 || results !== undefined;
  const rowCount = found?.hasMore ? content.firstRows : content.rowCount;
  return (
    <Grid
      elementType="section"
      columns={[1, 'auto']}
      gap="medium"
      {...(hasSearched && { 'aria-labelledby': 'search-results' })}
      aria-busy={busyIfStale(results)}
      className={styles.results}
    >
      {hasSearched ? (
        <Heading level={2} size="title" id="search-results">
          {content.results}
        </Heading>
      ) : null}
      <div role="status" className={found || isLoading ? styles.inline : styles.fullWidth}>
        {found || isLoading ? (
          <Text isMono size="small" tone="muted">
            {forceAnnouncement(found ? rowCount(found.rows.length) : content.loading, searches)}
          </Text>
        ) : results?.status === 'failed' ? (
          <LoadFailed
            copy={{ ...content.failed, title: forceAnnouncement(content.failed.title, searches) }}
            headingLevel={3}
            onRetry={results.onRetry}
            focusOnRetry={focusOnRetry}
          />
        ) : (
          <Card padding="none">
            <EmptyState
              headingLevel={hasSearched ? 3 : 2}
              art={<EmptyFootprint />}
              title={forceAnnouncement(content.empty, searches)}
            />
          </Card>
        )}
      </div>
      {isLoading ? (
        <Card padding="none" aria-busy="true" className={styles.fullWidth}>
          {skeletonRows.map((row) => (
            <Grid key={row} columns={[1, 2, 1, 1]} className={cardRowStyles.cardRow}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Grid>
          ))}
        </Card>
      ) : null}
      {found ? (
        <Table
          aria-label={form.title}
          columns={form.columns}
          rows={found.rows}
          renderCell={renderResult}
          maxHeight="none"
          className={styles.fullWidth}
        />
      ) : null}
    </Grid>
  );
}
