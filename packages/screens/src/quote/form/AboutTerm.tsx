'use client';
import { Button } from '@pcb/ui/Button';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Text } from '@pcb/ui/Text';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';
import type { QuoteContent } from '../quote.content.ts';
import { aboutButton, explanation } from './AboutTerm.css.ts';
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
 * A button below a field that opens a sketch of its term. Outside the description of the field, which would include
 * the name of the button.
 */
function AboutTerm({ term, content }: AboutTermProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, text, alt } = content.help.about[term];
  return (
    <div>
      <Button
        variant="ghost"
        tone="neutral"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
        className={aboutButton}
      >
        <CircleHelp size={16} aria-hidden="true" />
        <span>{title}</span>
      </Button>
      <div id={id} hidden={!isOpen} className={isOpen ? explanation : ''}>
        {isOpen ? (
          <>
            <TermSketch term={term} aria-label={alt} />
            <Text size="small" tone="muted">
              {text}
            </Text>
          </>
        ) : null}
      </div>
    </div>
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
      {terms.map((term) => (
        <AboutTerm key={term} term={term} content={content} />
      ))}
    </div>
  );
}
