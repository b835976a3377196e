import { Badge } from '@pcb/ui/Badge';
import { Text } from '@pcb/ui/Text';
import type { SampleNoteContent } from './SampleNote.content.ts';
import { note } from './SampleNote.css.ts';

/** A note that the content below is sample data. */
export function SampleNote({ words }: { words: SampleNoteContent }) {
  return (
    <div role="note" className={note}>
      <Badge tone="warning">{words.badge}</Badge>
      <Text size="small" tone="muted">
        {words.text}
      </Text>
    </div>
  );
}
