import { DefinitionList, type DefinitionListProps } from '@pcb/ui/DefinitionList';
import { Heading, type HeadingProps } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { useId } from 'react';

export interface OvertakenFieldsProps {
  /** Edited fields whose stored value has changed since the form opened, with that value. */
  fields: DefinitionListProps['items'];
  title: string;
  headingLevel: HeadingProps['level'];
  className?: string | undefined;
}

/** The stored values that saving would replace. Renders nothing without fields. */
export function OvertakenFields({ fields, title, headingLevel, className }: OvertakenFieldsProps) {
  const titleId = useId();
  if (fields.length === 0) return null;
  return (
    <Stack elementType="section" gap="medium" aria-labelledby={titleId} className={className}>
      <Heading level={headingLevel} size="small" id={titleId}>
        {title}
      </Heading>
      <DefinitionList items={fields} />
    </Stack>
  );
}
