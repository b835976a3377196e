'use client';
import { Button } from '@pcb/ui/Button';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './AboutTerm.css.ts';
import type { Term } from './about.content.ts';

// Most visitors open none.
const TermPopover = lazyComponent(async () => (await import('./TermPopover.tsx')).TermPopover, null, renderLoadError);
const loadPopover = () => void TermPopover.load().catch(() => {});

interface AboutTermProps {
  term: Term;
  content: QuoteContent;
}

/**
 * A button below a field that opens a sketch of its term, over the page, so that the form stays as it is. Outside the
 * description of the field, which would include the name of the button.
 */
function AboutTerm({ term, content }: AboutTermProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        variant="ghost"
        tone="neutral"
        size="small"
        className={styles.aboutButton}
        onHoverStart={loadPopover}
        onPress={() => setOpen(!isOpen)}
      >
        <CircleHelp size={16} aria-hidden="true" />
        <span>{content.help.about[term].title}</span>
      </Button>
      {isOpen === undefined ? null : (
        <TermPopover term={term} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} content={content} />
      )}
    </>
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
