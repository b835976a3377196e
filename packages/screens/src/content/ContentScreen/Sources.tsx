import { Link } from '@pcb/ui/Link';
import { ArrowUp } from 'lucide-react';
import { Section } from '../../shared/components/Section.tsx';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { type CitedSource, sourceId } from '../citations.ts';
import type { ContentScreenContent } from './ContentScreen.content.ts';
import * as styles from './Sources.css.ts';

export interface SourcesProps {
  sources: readonly CitedSource[];
  copy: ContentScreenContent;
}

export function Sources({ sources, copy }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <Section title={copy.sources} size="small" gap="medium" className={styles.sources}>
      <ol className={styles.sourceList}>
        {sources.map(({ source: { label, href }, references }, index) => (
          <li key={`${label}${href}`} id={sourceId(index + 1)} tabIndex={-1} className={styles.source}>
            {href === undefined ? (
              <span>{keepTogether(label)}</span>
            ) : (
              <Link href={href} className={styles.sourceLink}>
                {keepTogether(label)}
              </Link>
            )}
            <span className={styles.backLinks}>
              {references.map(({ id, name }) => (
                <Link key={id} variant="symbol" href={`#${id}`} aria-label={copy.backTo(name)}>
                  <ArrowUp size={14} aria-hidden="true" />
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
