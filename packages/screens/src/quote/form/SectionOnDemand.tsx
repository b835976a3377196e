import { Disclosure } from '@pcb/ui/Disclosure';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { type FabSection, fabSections } from '@pcb/quoting/forms';
import type { QuoteContent } from '../quote.content.ts';
import type { Chosen } from './summarizeSection.ts';
import { useHintCount } from './FormHints.tsx';
import { changedCount, disclosed } from './FormParts.css.ts';

/** Which sections of a form are open, and a callback to open or close one. */
export interface OpenSections {
  open: readonly FabSection[];
  onChange: (open: readonly FabSection[]) => void;
}

interface SectionOnDemandProps {
  id: FabSection;
  title: string;
  chosen: Chosen;
  sections: OpenSections;
  words: QuoteContent['fab']['chosen'];
  children: ReactNode;
}

/** A section of a form that most orders leave alone: closed, with a line that says what is chosen. */
export function SectionOnDemand({ id, title, chosen, sections, words, children }: SectionOnDemandProps) {
  const { changed, values } = chosen;
  const { open, onChange } = sections;
  const hints = useHintCount(fabSections[id]);
  const counts = [
    ...(changed > 0 ? [words.changed(changed)] : []),
    // Open, the hints stand at their fields.
    ...(hints > 0 && !open.includes(id) ? [words.hints(hints)] : []),
  ].join(words.separator);
  return (
    <Disclosure
      title={title}
      description={
        <>
          {counts ? <span className={changedCount}>{counts}</span> : null}{' '}
          <span>{[...(counts ? [''] : []), ...values].join(words.separator).trimStart()}</span>
        </>
      }
      isExpanded={open.includes(id)}
      onExpandedChange={(isOpen) => onChange(isOpen ? [...open, id] : open.filter((other) => other !== id))}
    >
      <Stack className={disclosed}>{children}</Stack>
    </Disclosure>
  );
}
