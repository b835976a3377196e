'use client';
import { Button } from '@pcb/ui/Button';
import { Grid } from '@pcb/ui/Grid';
import { Link } from '@pcb/ui/Link';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Section } from '../model.ts';
import type { ContentScreenContent } from './ContentScreen.content.ts';
import * as styles from './ContentScreen.css.ts';
import { useSectionInView } from './useSectionInView.ts';

export const numberOf = (index: number) => String(index + 1).padStart(2, '0');

interface TableOfContentsProps {
  sections: readonly Section[];
  copy: ContentScreenContent;
}

export function TableOfContents({ sections, copy }: TableOfContentsProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const current = useSectionInView(sections);
  return (
    <nav aria-label={copy.onThisPage} className={styles.toc}>
      <p aria-hidden="true" className={styles.tocTitle}>
        {copy.onThisPage}
      </p>
      <Button
        variant="ghost"
        tone="neutral"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setOpen(!isOpen)}
        className={styles.tocButton}
      >
        <span>{copy.sectionsOfPage(sections.length)}</span>
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? styles.turned : ''} />
      </Button>
      <Grid
        id={listId}
        elementType="ol"
        columns={{ phone: 'auto-fill', laptop: 1 }}
        minColumnWidth="14rem"
        gap="none"
        className={isOpen ? styles.tocList : styles.closedList}
      >
        {sections.map((section, index) => (
          <li key={section.id} className={styles.tocItem}>
            <Link
              variant="row"
              href={`#${section.id}`}
              className={styles.tocLink}
              onClick={() => setOpen(false)}
              {...(section.id === current && { 'aria-current': 'location' })}
            >
              <span aria-hidden="true" className={styles.number}>
                {numberOf(index)}
              </span>
              <span>{section.title}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </nav>
  );
}
