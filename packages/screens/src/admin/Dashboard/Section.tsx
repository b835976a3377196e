import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  /** Rendered at the end of the title row. */
  aside?: ReactNode;
  /** Whether the children already form a landmark with the same name. @default false */
  hasOwnLandmark?: boolean;
  children: ReactNode;
}

export function Section({ title, aside, hasOwnLandmark = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack elementType="section" gap="medium" {...(!hasOwnLandmark && { 'aria-labelledby': titleId })}>
      <Inline align="baseline" justify="space-between" gap="small">
        <Heading level={2} size="small" id={titleId}>
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
