'use client';
import { Accordion } from '@pcb/ui/Accordion';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { PageTrail, type Trail } from '../../shared/components/PageTrail.tsx';
import { RelatedLinks } from '../../shared/components/RelatedLinks.tsx';
import { Section } from '../../shared/components/Section.tsx';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { SearchBar } from '../../shared/search/SearchBar.tsx';
import { type QueryProps, useSearch } from '../../shared/search/useSearch.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import type { FaqContent } from '../model.ts';
import { faqScreenContent, type FaqScreenContent } from './FaqScreen.content.ts';
import * as styles from './FaqScreen.css.ts';
import { searchFaq } from './searchFaq.ts';

export interface FaqScreenProps extends QueryProps {
  /** The questions and answers. */
  content: FaqContent;
  /** If omitted, no breadcrumb is rendered. */
  trail?: Trail | undefined;
  /** Another FAQ page that the search includes, and its URL. Its answers are links. */
  other?: { content: FaqContent; href: string };
  /** The text around the questions. @default faqScreenContent */
  copy?: FaqScreenContent;
  /** The key of the expanded question; `null` for none. If omitted, the page keeps its own, initially the first one. */
  expandedKey?: string | null;
  /** Called with the key of the expanded question, or `null` when it is collapsed. */
  onExpandedChange?: (key: string | null) => void;
}

const paragraphs = (answer: readonly string[]) =>
  answer.map((paragraph) => <Text key={paragraph}>{keepTogether(paragraph)}</Text>);

/**
 * Questions and answers in a searchable accordion, each with an anchor. For continuous text use `ContentScreen`.
 *
 * @example <FaqScreen content={faqGeneralContent} expandedKey={key} onExpandedChange={writeHash} />
 */
export function FaqScreen({
  content,
  trail,
  other,
  copy = faqScreenContent,
  expandedKey,
  onExpandedChange,
  ...queryProps
}: FaqScreenProps) {
  const search = useSearch(queryProps);
  const { query } = search;
  const found = searchFaq(content.items, query);
  const others = other?.content.items ?? [];
  // Without a query, the page shows and counts its own questions only.
  const isSearching = query.trim() !== '';
  const foundElsewhere = isSearching ? searchFaq(others, query) : [];
  const foundCount = found.length + foundElsewhere.length;
  const searchedCount = content.items.length + (isSearching ? others.length : 0);
  return (
    <div className={pageStyles.page}>
      <PageTrail trail={trail} title={content.title} />
      <PageHeader {...content} />
      <Grid columns={{ phone: 1, laptop: [2, 1] }} gap="section" align="start" className={styles.columns}>
        <Stack gap="xlarge" className={styles.questions}>
          <SearchBar search={search} copy={copy.search} className={styles.search}>
            {copy.count(foundCount, searchedCount)}
          </SearchBar>
          {foundCount === 0 ? (
            <EmptyState
              title={copy.empty.title(query.trim())}
              action={<Button onPress={search.clear}>{copy.empty.clear}</Button>}
            >
              {copy.empty.text}
            </EmptyState>
          ) : null}
          <Accordion
            headingLevel={2}
            items={found.map(({ id, question, answer }) => ({
              id,
              title: <span id={id}>{question}</span>,
              content: <Stack gap="medium">{paragraphs(answer)}</Stack>,
            }))}
            defaultExpandedKey={content.items[0]?.id ?? null}
            {...(expandedKey !== undefined && { expandedKey })}
            {...(onExpandedChange && { onExpandedChange })}
          />
          {other && foundElsewhere.length > 0 ? (
            <Section title={copy.elsewhere(other.content.title)} gap="medium">
              <Stack elementType="ul" gap="xsmall">
                {foundElsewhere.map(({ id, question }) => (
                  <li key={id}>
                    <Link variant="standalone" href={`${other.href}#${id}`}>
                      {question}
                    </Link>
                  </li>
                ))}
              </Stack>
            </Section>
          ) : null}
        </Stack>
        <Box
          elementType="section"
          surface="inverse"
          borderRadius="large"
          padding="xlarge"
          aria-labelledby="ask"
          className={styles.ask}
        >
          <Stack gap="large" align="start">
            <Heading level={2} size="title" id="ask">
              {copy.ask.title}
            </Heading>
            <Text tone="muted">{copy.ask.text}</Text>
            <ButtonLink variant="outline" tone="neutral" href={copy.ask.href}>
              {copy.ask.label}
            </ButtonLink>
          </Stack>
        </Box>
      </Grid>
      <noscript>
        <Stack gap="xlarge" className={styles.plainList}>
          {content.items.map(({ id, question, answer }) => (
            <Stack key={id} gap="small">
              <Heading level={2} size="small">
                {question}
              </Heading>
              {paragraphs(answer)}
            </Stack>
          ))}
        </Stack>
      </noscript>
      <RelatedLinks title={copy.related} items={content.related} />
    </div>
  );
}
