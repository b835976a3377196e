'use client';
import { Button } from '@pcb/ui/Button';
import { Popover } from '@pcb/ui/Popover';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './AboutTerm.css.ts';
import type { Term } from './about.content.ts';

// Most visitors open none. The text explains the term without it.
const TermSketch = lazyComponent(
  async () => (await import('./TermSketch.tsx')).TermSketch,
  <Skeleton height="7rem" />,
  () => null,
);

interface AboutTermProps {
  term: Term;
  content: QuoteContent;
}

/**
 * A button below a field that opens a sketch of its term, over the page, so that the form stays as it is. Outside the
 * description of the field, which would include the name of the button.
 */
function AboutTerm({ term, content }: AboutTermProps) {
  const { title, text, alt } = content.help.about[term];
  return (
    <Popover
      title={title}
      trigger={
        <Button variant="ghost" tone="neutral" size="small" className={styles.aboutButton}>
          <CircleHelp size={16} aria-hidden="true" />
          <span>{title}</span>
        </Button>
      }
    >
      <Stack gap="small">
        <TermSketch term={term} aria-label={alt} />
        <Text size="small" tone="muted">
          {text}
        </Text>
      </Stack>
    </Popover>
  );
}

interface WithTermsProps {
  /** The field. */
  children: ReactNode;
  terms: readonly Term[];
  content: QuoteContent;
}

/** A field with a button for each of its terms. */
export function WithTerms({ children, terms, content }: WithTermsProps) {
  return (
    <div>
      {children}
      <div className={styles.terms}>
        {terms.map((term) => (
          <AboutTerm key={term} term={term} content={content} />
        ))}
      </div>
    </div>
  );
}
