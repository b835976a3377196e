import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type ReactNode, type Ref, useId } from 'react';

export interface TitledCardProps {
  title: string;
  lead: string;
  /** The heading level: 3, and smaller, in a section with a heading of its own. @default 2 */
  level?: 2 | 3;
  /** Ref to the heading, which can then take focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of the order page in a card, with its heading and a sentence below it. */
export function TitledCard({ title, lead, level = 2, headingRef, children }: TitledCardProps) {
  const titleId = useId();
  const isPart = level === 3;
  return (
    <Card elementType="section" aria-labelledby={titleId} padding={isPart ? 'large' : 'xlarge'}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={level} size="title" id={titleId} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
            {title}
          </Heading>
          <Text size={isPart ? 'small' : 'base'} tone="muted" hasLineLimit>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
