'use client';
import type { FieldName } from '@pcb/quoting/forms';
import type { HintLevel } from '@pcb/quoting/hints/rule';
import { Button } from '@pcb/ui/Button';
import { Link } from '@pcb/ui/Link';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { useFieldHints } from '../FormHints.tsx';
import { LinkedSentence } from '../LinkedSentence.tsx';
import type { Sentence } from '../sentence.ts';
import { ShowPlaceContext } from '../showPlace.ts';
import { FieldCost } from './FieldCosts.tsx';
import * as styles from './FieldNote.css.ts';

export type Help = string | Sentence;

const icons = { withoutPrice: CircleAlert, review: TriangleAlert, information: Info } satisfies Record<
  HintLevel,
  unknown
>;

export interface FieldNoteProps {
  field: FieldName;
  help: Help;
}

/** The help and hints below a field. A hint about a missing price replaces the help. */
export function FieldNote({ field, help }: FieldNoteProps) {
  const hints = useFieldHints(field);
  const showPlace = use(ShowPlaceContext);
  const isWithoutPrice = hints.some(({ level }) => level === 'withoutPrice');
  return (
    <span className={styles.note}>
      <FieldCost field={field} />
      {isWithoutPrice ? null : <span>{typeof help === 'string' ? help : <LinkedSentence sentence={help} />}</span>}
      {hints.map(({ id, level, text, link, placed }, index) => {
        const Icon = icons[level];
        const isLastOfPage = hints.slice(index + 1).every((later) => later.link !== link);
        return (
          <span key={id} className={styles.hint[level]}>
            <Icon size={16} aria-hidden="true" className={styles.icon} />
            {/* The space separates the lines in the accessible description. */}
            <span>
              <span>{isWithoutPrice ? text : ` ${text}`}</span>
              {link && isLastOfPage ? (
                <>
                  {' '}
                  <Link href={link.href}>{link.label}</Link>
                </>
              ) : null}
              {placed && showPlace ? (
                <Button
                  // Select would pass its own button props to a button in its description.
                  slot={null}
                  variant="outline"
                  tone="neutral"
                  size="small"
                  className={styles.place}
                  onPress={() => showPlace(placed.figure)}
                >
                  {placed.label}
                </Button>
              ) : null}
            </span>
          </span>
        );
      })}
    </span>
  );
}
