import { Button } from '@pcb/ui/Button';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { formFieldsOf, type RecordKind } from '../records/recordKind.ts';
import type { RecordEditContent } from '../records/recordText.ts';
import { textOf } from '../records/valueTypes.ts';

interface TheirVersionProps {
  kind: RecordKind;
  content: RecordEditContent;
  theirs: object;
  /** The values that could not be saved. */
  mine: object;
  onTakeTheirs: () => void;
}

/** The fields in which the other administrator's version differs from the user's own, which is in the form. */
export function TheirVersion({ kind, content, theirs, mine, onTakeTheirs }: TheirVersionProps) {
  const titleId = useId();
  const items = formFieldsOf(kind, 'edit')
    .map(([name, field]) => ({
      id: name,
      label: content.labels[name] ?? name,
      value: textOf(theirs, name, field),
      own: textOf(mine, name, field),
    }))
    .filter(({ value, own }) => value !== own);
  return (
    <Stack elementType="section" gap="medium" align="start" aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {content.conflict.title}
      </Heading>
      {items.length > 0 ? <DefinitionList items={items} /> : <Text>{content.conflict.same}</Text>}
      <Button variant="outline" onPress={onTakeTheirs}>
        {content.conflict.take}
      </Button>
    </Stack>
  );
}
