'use client';
import { Accordion } from '@pcb/ui/Accordion';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { FaqContent } from '../model.ts';
import { page } from '../../shared/page.css.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { RelatedLinks } from '../../shared/RelatedLinks.tsx';
import { faqScreenContent, type FaqScreenContent } from './FaqScreen.content.ts';
import { plainList, questions } from './FaqScreen.css.ts';

export interface FaqScreenProps {
  /** The questions and answers. */
  content: FaqContent;
  /** The text around the questions. @default faqScreenContent */
  words?: FaqScreenContent;
  /** The key of the open question, or `null` for none (controlled). The site keeps it in the URL. */
  expandedKey?: string | null;
  /** The key of the question that is open initially. @default null */
  defaultExpandedKey?: string | null;
  /** Called with the key of the question that was opened, or `null` when the open one was closed. */
  onExpandedChange?: (key: string | null) => void;
}

const paragraphs = (answer: readonly string[]) => answer.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);

/**
 * Questions and answers in an accordion with at most one open item. Every question has an anchor. For a page that is
 * read from top to bottom use `ContentScreen`.
 *
 * @example <FaqScreen content={generalFaqContent} expandedKey={key} onExpandedChange={writeHash} />
 */
export function FaqScreen({
  content,
  words = faqScreenContent,
  expandedKey,
  defaultExpandedKey = null,
  onExpandedChange,
}: FaqScreenProps) {
  return (
    <div className={page}>
      <PageHeader {...content} />
      <div className={questions}>
        <Accordion
          headingLevel={2}
          items={content.items.map(({ id, question, answer }) => ({
            id,
            title: <span id={id}>{question}</span>,
            content: <Stack gap="medium">{paragraphs(answer)}</Stack>,
          }))}
          defaultExpandedKey={defaultExpandedKey}
          {...(expandedKey !== undefined && { expandedKey })}
          {...(onExpandedChange && { onExpandedChange })}
        />
      </div>
      <noscript>
        <div className={plainList}>
          {content.items.map(({ id, question, answer }) => (
            <Stack key={id} gap="small">
              <Heading level={2} size="small">
                {question}
              </Heading>
              {paragraphs(answer)}
            </Stack>
          ))}
        </div>
      </noscript>
      <RelatedLinks title={words.related} links={content.related} />
    </div>
  );
}
