import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { Source } from '../model.ts';
import { sourcedContent } from './Sourced.content.ts';

export interface SourcedProps {
  /** The source of the figures. */
  source: Source | undefined;
  children: ReactNode;
}

/** Figures with their source below. */
export function Sourced({ source, children }: SourcedProps) {
  if (!source) return children;
  const { label, href } = source;
  return (
    <Stack gap="medium">
      {children}
      <Text size="small" tone="muted">
        {sourcedContent.source}: {href === undefined ? label : <Link href={href}>{label}</Link>}
      </Text>
    </Stack>
  );
}
