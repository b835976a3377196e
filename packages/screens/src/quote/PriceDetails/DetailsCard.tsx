import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type ReactNode, type Ref, useId } from 'react';

export interface DetailsCardProps {
  title: string;
  lead: string;
  /** Ref to the heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: (titleId: string) => ReactNode;
}

export function DetailsCard({ title, lead, headingRef, children }: DetailsCardProps) {
  const titleId = useId();
  return (
    <Card elementType="section" aria-labelledby={titleId} padding="large">
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={3} size="title" id={titleId} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="small" tone="muted" hasLineLimit>
            {lead}
          </Text>
        </Stack>
        {children(titleId)}
      </Stack>
    </Card>
  );
}
