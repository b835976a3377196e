'use client';
import { IconButton } from '@pcb/ui/IconButton';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent, renderLoadError } from '../../../shared/remote/lazyComponent.tsx';
import type { QuoteContent } from '../../quote.content.ts';
import type { Term } from '../about.content.ts';
import * as styles from './WithTerms.css.ts';

// Loaded on demand, because most visitors do not open one.
const TermsPopover = lazyComponent(
  async () => (await import('./TermsPopover.tsx')).TermsPopover,
  null,
  renderLoadError,
);
const loadPopover = () => void TermsPopover.load().catch(() => {});

interface WithTermsProps {
  children: ReactNode;
  terms: readonly Term[];
  content: QuoteContent;
}

/** The button is outside the field's description, which would include its name. */
export function WithTerms({ children, terms, content }: WithTermsProps) {
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <div ref={field} className={styles.explained}>
      {children}
      <IconButton
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        aria-label={terms.map((term) => content.help.about[term].title).join(', ')}
        size="small"
        className={styles.aboutButton}
        onHoverStart={loadPopover}
        onPress={() => setOpen(!isOpen)}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </IconButton>
      {isOpen === undefined ? null : (
        <TermsPopover terms={terms} trigger={field} isOpen={isOpen} onOpenChange={setOpen} content={content} />
      )}
    </div>
  );
}
